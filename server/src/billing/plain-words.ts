import { CURRENCIES, type Currency, MICROS } from '@myfiction/shared/contract/money.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';

const DAY_LOCALES = { en: 'en-GB', es: 'es' } as const;

/** @example nameMonth('2025-10-01', 'en') // 'October 2025' */
export function nameMonth(month: string, language: LabelLanguage): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}T00:00:00Z`));
}

/** @example nameDay('2025-12-15', 'en') // '15 December 2025' */
export function nameDay(day: string, language: LabelLanguage): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(DAY_LOCALES[language], options).format(new Date(`${day}T00:00:00Z`));
}

/** A moment that something ends with. Mails know no author's clock: its zone is named. @example '5 December 2026 at 03:00 UTC' */
export function nameMoment(at: Date, language: LabelLanguage): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(DAY_LOCALES[language], options).format(at)} UTC`;
}

/** @example writeMoney(-148620, 'USD') // '−$1,486.20' */
export function writeMoney(amountMinor: number, currency: Currency, language: LabelLanguage = 'en'): string {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  return money.format(amountMinor / 10 ** CURRENCIES[currency].digits).replace('-', '−');
}

/** A rate in the currency's main unit, without its name. @example writeRate(1_800_000, 'USD', 'es') // '0,018' */
export function writeRate(rateMicros: number, currency: Currency, language: LabelLanguage): string {
  const { digits } = CURRENCIES[currency];
  const range = { minimumFractionDigits: digits, maximumFractionDigits: digits + 6 };
  return new Intl.NumberFormat(language, range).format(rateMicros / MICROS / 10 ** digits);
}

/** @example writePercent(150_000, 'en') // '15%' */
export function writePercent(rateMicros: number, language: LabelLanguage): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rateMicros / MICROS);
}

export function writeUnits(units: number, language: LabelLanguage): string {
  return new Intl.NumberFormat(language).format(units).replace('-', '−');
}
