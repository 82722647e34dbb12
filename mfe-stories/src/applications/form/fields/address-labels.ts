import type { FormText } from '../../i18n/use-form-text.ts';

type Label = Parameters<FormText>[0];

export interface AddressLabels {
  region: Label;
  /** Undefined where post is delivered without a code. */
  postal: Label | undefined;
}

const REGIONS: Readonly<Record<string, Label>> = {
  US: 'address.state',
  AU: 'address.state',
  BR: 'address.state',
  IN: 'address.state',
  MX: 'address.state',
  MY: 'address.state',
  NG: 'address.state',
  VE: 'address.state',
  AR: 'address.province',
  CA: 'address.province',
  CN: 'address.province',
  ES: 'address.province',
  ID: 'address.province',
  IT: 'address.province',
  KR: 'address.province',
  PH: 'address.province',
  TH: 'address.province',
  VN: 'address.province',
  ZA: 'address.province',
  GB: 'address.county',
  IE: 'address.county',
  KE: 'address.county',
  JP: 'address.prefecture',
  GR: 'address.prefecture',
};

const POSTALS: Readonly<Record<string, Label>> = {
  US: 'address.zip',
  PH: 'address.zip',
  GB: 'address.postcode',
  AU: 'address.postcode',
  NZ: 'address.postcode',
  MY: 'address.postcode',
  IN: 'address.pin',
  IE: 'address.eircode',
};

/** Countries whose post works without codes. */
const WITHOUT_POSTAL: ReadonlySet<string> = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY HK JM KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

/** What an address's parts are called in a country. */
export function addressLabels(country: string): AddressLabels {
  return {
    region: REGIONS[country] ?? 'person.address.region',
    postal: WITHOUT_POSTAL.has(country) ? undefined : (POSTALS[country] ?? 'person.address.postal_code'),
  };
}
