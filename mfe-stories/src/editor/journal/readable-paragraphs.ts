type Unknown = Readonly<Record<string, unknown>>;

/**
 * The text within a stored chapter whatever its schema is: all that stands in a `text`, a paragraph for each block. Of a
 * journal that is its snapshot, and then what was typed since.
 */
export function readableParagraphs(raw: unknown): string[] {
  if (!isObject(raw) || !('records' in raw)) return textsIn(raw);
  const typed = textsIn(raw.records).join('');
  return [...textsIn(raw.snapshot), ...(typed === '' ? [] : [typed])];
}

function textsIn(raw: unknown): string[] {
  const paragraphs: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      const text = value.map(ownText).join('');
      if (text !== '') paragraphs.push(text);
      value.filter((item) => ownText(item) === '').forEach(visit);
    } else if (isObject(value)) Object.values(value).forEach(visit);
  };
  visit(raw);
  return paragraphs;
}

function ownText(value: unknown): string {
  if (!isObject(value)) return '';
  if (value.type === 'hard_break') return '\n';
  return typeof value.text === 'string' ? value.text : '';
}

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null;
}
