/** A number, the end of the name and what a program puts behind a second copy have room beside it. */
const LENGTH_MAX = 80;
/** Linux and macOS take 255 bytes of UTF-8 a name. */
const BYTES_MAX = 200;
/** Names of devices: Windows opens no file and unpacks no folder under one, whatever its ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** What joins the signs of an emoji, and keeps the letters of a Persian word apart, is no control character here. */
const REFUSED = /(?:(?![\u200c\u200d])[\p{C}\\/:*?"<>|])+/gu;

/** A title as a file name that every system takes. @example toFileName('Who? Me/You', 'story') // 'Who Me You' */
export function toFileName(title: string, fallback: string): string {
  const name = title
    .normalize('NFC')
    .replace(REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. \u200c\u200d]+/, '');
  return (
    cutName(name)
      .replace(/[. \u200c\u200d]+$/, '')
      .replace(DEVICE, '$&_') || fallback
  );
}

function cutName(name: string): string {
  let cut = '';
  let bytes = 0;
  for (const character of [...name].slice(0, LENGTH_MAX)) {
    bytes += Buffer.byteLength(character);
    if (bytes > BYTES_MAX) break;
    cut += character;
  }
  return cut;
}

/** A number that sorts as text among `total` others. @example padNumber(7, 365) // '007' */
export function padNumber(number: number, total: number): string {
  return String(number).padStart(String(total).length, '0');
}
