/** ISO 3166-1 alpha-2, two letters each: spaces between them were 120 bytes of each page that has the list. */
const CODES =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCY' +
  'CZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISIT' +
  'JEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNI' +
  'NLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTK' +
  'TLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

export const COUNTRY_CODES: readonly string[] = CODES.match(/../g) ?? [];
const KNOWN: ReadonlySet<string> = new Set(COUNTRY_CODES);

export function isCountry(code: string): boolean {
  return KNOWN.has(code);
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the asked language. */
  name: string;
}

/**
 * All countries in the order of their names.
 *
 * @param locale BCP 47 tag, for example `es`
 */
export function listCountries(locale: string): Country[] {
  const { compare } = new Intl.Collator(locale);
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code, locale) })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

/** The name of a country in a language; the code itself where the language has none. */
export function countryName(code: string, locale: string): string {
  return isCountry(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code;
}
