/**
 * How a language writes whole numbers. Known here because the browser's first number formatter costs a phone 80 ms,
 * which every list of stories would wait for.
 */
interface NumberWriting {
  /** Between groups of three digits. */
  group: string;
  /** Numbers with fewer digits than this stay in one piece. */
  groupedFrom: number;
  decimal: string;
  /** What a thousand and a million are shortened to, with the space before. */
  thousand: string;
  million: string;
}

const WRITINGS: Readonly<Record<string, NumberWriting>> = {
  en: { group: ',', groupedFrom: 4, decimal: '.', thousand: 'K', million: 'M' },
  es: { group: '.', groupedFrom: 5, decimal: ',', thousand: '\u00A0mil', million: '\u00A0M' },
};

const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** From here on rounding to three digits leads to the next unit. */
const NEARLY_A_MILLION = 999_500;
/** Beyond this the languages count differently. */
const SHORTENED_BELOW = 999_500_000;

/** A whole number as `Intl.NumberFormat` writes it; undefined for what only that can write. */
export function writeWhole(value: number, language: string): string | undefined {
  const writing = WRITINGS[language];
  if (!writing || !Number.isSafeInteger(value) || Object.is(value, -0)) return undefined;
  const digits = String(Math.abs(value));
  const grouped = digits.length < writing.groupedFrom ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, writing.group);
  return value < 0 ? `-${grouped}` : grouped;
}

/** A whole number in its short form, with three digits; undefined for what only `Intl` can write. */
export function writeShort(value: number, language: string): string | undefined {
  const writing = WRITINGS[language];
  if (!writing || !Number.isSafeInteger(value) || value < 0 || value >= SHORTENED_BELOW) return undefined;
  if (value < THOUSAND) return writeWhole(value, language);
  const [unit, name] = value < NEARLY_A_MILLION ? [THOUSAND, writing.thousand] : [MILLION, writing.million];
  const parts = value < 10 * unit ? 100 : value < 100 * unit ? 10 : 1;
  const rounded = Math.round(value / (unit / parts)) / parts;
  return String(rounded).replace('.', writing.decimal) + name;
}
