import type { ContractOffer, IdType, PriceRule, UpdatePace } from '@myfiction/shared/contract/application-options.ts';
import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { countryName } from '@myfiction/shared/contract/countries.ts';

export type Fact = readonly [name: string, value: string];

export const OFFER_NAMES: Readonly<Record<ContractOffer, string>> = {
  exclusive: 'Exclusive',
  'non-exclusive': 'Non-exclusive',
};
export const ID_NAMES: Readonly<Record<IdType, string>> = {
  passport: 'Passport',
  'national-id': 'National ID',
  'driving-licence': 'Driving licence',
};
export const PACE_NAMES: Readonly<Record<UpdatePace, string>> = {
  daily: 'Every day',
  'five-a-week': 'Five chapters a week',
  'three-a-week': 'Three chapters a week',
  weekly: 'One chapter a week',
};
export const PRICE_NAMES: Readonly<Record<PriceRule, string>> = {
  'per-chapter': 'a chapter',
  'per-thousand-words': 'for each thousand words',
};

/** @example dayInWords('2026-11-21') // '21 November 2026' */
export function dayInWords(day: string | Date): string {
  const date = typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day;
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** @example instantInWords(at) // '21 November 2026, 10:00:00 UTC' */
export function instantInWords(at: Date, zone = 'UTC'): string {
  const time = at.toLocaleTimeString('en-GB', { timeZone: zone, timeZoneName: 'short' });
  const date = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone });
  return `${date}, ${time}`;
}

export const inWords = (value: number | null): string => (value === null ? '' : value.toLocaleString('en'));

export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** Leaves out what was not filled in. */
export const onlyFilled = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== '');

/** Who the author is, as contracts name people. */
export function personFacts(person: ApplicationPerson): Fact[] {
  const { address } = person;
  const lines = [address.line1, address.line2, `${address.postal_code} ${address.city}`.trim(), address.region];
  return onlyFilled([
    ['Legal name', legalName(person)],
    ['Date of birth', person.birth_date === '' ? '' : dayInWords(person.birth_date)],
    ['Citizenship', countryName(person.citizenship, 'en')],
    ['Address', [...lines, countryName(address.country, 'en')].filter((line) => line !== '').join('\n')],
    ['Phone', person.phone],
    [person.id_type === null ? 'ID number' : ID_NAMES[person.id_type], person.id_number],
  ]);
}

export function guardianFacts({ guardian }: ApplicationPerson): Fact[] {
  if (guardian === null) return [];
  return onlyFilled([
    ['Legal name', legalName(guardian)],
    ['Email', guardian.email],
    ['Phone', guardian.phone],
  ]);
}
