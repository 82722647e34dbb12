import { i18n } from './i18n.ts';
import { writeShort, writeWhole } from './plain-numbers.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs a hundred times what using one does. */
function formatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${i18n.language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(i18n.language, options);
  formatters.set(key, made);
  return made;
}

/** @example formatNumber(12345) // '12,345' */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  const plain = options ? undefined : writeWhole(value, i18n.language);
  return plain ?? formatter(options ?? {}).format(value);
}

/** Short form for statistics: three digits. @example formatCompact(1_280_412) // '1.28M' */
export function formatCompact(value: number): string {
  return (
    writeShort(value, i18n.language) ?? formatter({ notation: 'compact', maximumSignificantDigits: 3 }).format(value)
  );
}

/** An amount in the currency's smallest unit. @example formatMoney(123456, 'USD') // '$1,234.56' */
export function formatMoney(amountMinor: number, currency: string): string {
  const money = formatter({ style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  return money.format(amountMinor / 10 ** digits);
}
