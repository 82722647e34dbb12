/** The addresses that a document points to, each with the id that stands in its text. */
export interface Links {
  idOf(href: string): string;
  /** Address by id. */
  all(): ReadonlyMap<string, string>;
}

export function collectLinks(): Links {
  const ids = new Map<string, string>();
  return {
    idOf(href) {
      const known = ids.get(href);
      if (known) return known;
      const id = `link${ids.size + 1}`;
      ids.set(href, id);
      return id;
    },
    all: () => new Map([...ids].map(([href, id]) => [id, href])),
  };
}
