/** How an entry relates to the open page: `page` is the entry's own page, `section` one below it. */
export type Currency = 'page' | 'section' | undefined;

export function currencyOf(entryPath: string, pathname: string): Currency {
  if (pathname === entryPath) return 'page';
  // Every address lies below `/`, so Home is current on its own page only.
  if (entryPath !== '/' && pathname.startsWith(`${entryPath}/`)) return 'section';
  return undefined;
}

/** The value of `aria-current`: `page` only where a click would change nothing. */
export function ariaCurrent(currency: Currency): 'page' | 'true' | undefined {
  return currency === 'section' ? 'true' : currency;
}
