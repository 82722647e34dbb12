/** A number for each of these countries (ISO 3166-1 alpha-2), which are listed behind it. */
export function byCountry(countriesOf: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(countriesOf).flatMap(([number, countries]) =>
      countries.split(' ').map((country) => [country, Number(number)] as const),
    ),
  );
}
