import { COUNTRY_CODES, countryName, isCountry, listCountries } from './countries.ts';

test('each country has a name in both languages of the studio, in their order', () => {
  expect(COUNTRY_CODES).toHaveLength(249);
  for (const locale of ['en', 'es']) {
    const countries = listCountries(locale);
    expect(new Set(countries.map((country) => country.name)).size).toBe(249);
    expect(countries.filter(({ code, name }) => name === code)).toEqual([]);
    const names = countries.map((country) => country.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
  }
  expect(countryName('NG', 'en')).toBe('Nigeria');
  expect(countryName('DE', 'es')).toBe('Alemania');
});

test('what is no country keeps its code', () => {
  expect([isCountry('NG'), isCountry('XX'), isCountry('ng'), isCountry('')]).toEqual([true, false, false, false]);
  expect(countryName('??', 'en')).toBe('??');
});
