const LENGTH_MAX = 80;

/** A title as a file name that every system takes. @example toFileName('Who? Me/You', 'story') // 'Who Me You' */
export function toFileName(title: string, fallback: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/g, '');
  return [...name].slice(0, LENGTH_MAX).join('').trim() || fallback;
}

/** A number that sorts as text among `total` others. @example padNumber(7, 365) // '007' */
export function padNumber(number: number, total: number): string {
  return String(number).padStart(String(total).length, '0');
}
