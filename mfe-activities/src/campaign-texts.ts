export interface Pair {
  title: string;
  text: string;
}

/** A figure set as a poster: a prize, or what an author receives. */
export interface Amount {
  figure: string;
  name: string;
  text: string;
}

export interface NamedWinner {
  prize: string;
  title: string;
  author: string;
  note: string;
}

/** What a campaign says, in one language. An empty list leaves its part of the page out. */
export interface CampaignTexts {
  /** The poster's title; `\n` begins its next line. */
  heading: string;
  lead: string;
  /** Facts at the foot of the poster: one for a contest, beside the countdown; three elsewhere. */
  facts: readonly Pair[];
  amounts: readonly Amount[];
  rulesIntro: string;
  rules: readonly Pair[];
  winners: readonly NamedWinner[];
  faq: readonly Pair[];
  /** The closing band. */
  closing: string;
  /** Names of the contest's categories and declarations, by their ids. */
  categories: Readonly<Record<string, string>>;
  declarations: Readonly<Record<string, string>>;
}

/** A translation; what it leaves out stands in English. */
export type Translated<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Translated<Item>[]
    : { readonly [K in keyof T]?: Translated<T[K]> };

/** Texts by their path, as the message tables keep them. @example flatten({ a: [{ b: 'c' }] }) // { 'a.0.b': 'c' } */
export function flatten(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  const parts = Object.entries(value).map(([key, part]) => flatten(part, path === '' ? key : `${path}.${key}`));
  return Object.assign({}, ...parts);
}

/** The English texts with each string replaced by the one at its path. */
export function translateTexts(english: CampaignTexts, say: (path: string) => string): CampaignTexts {
  const pairs = (list: readonly Pair[], name: string) =>
    list.map((_, i) => ({ title: say(`${name}.${i}.title`), text: say(`${name}.${i}.text`) }));
  const names = (table: Readonly<Record<string, string>>, name: string) =>
    Object.fromEntries(Object.keys(table).map((id) => [id, say(`${name}.${id}`)]));
  return {
    heading: say('heading'),
    lead: say('lead'),
    facts: pairs(english.facts, 'facts'),
    amounts: english.amounts.map((_, i) => ({
      figure: say(`amounts.${i}.figure`),
      name: say(`amounts.${i}.name`),
      text: say(`amounts.${i}.text`),
    })),
    rulesIntro: english.rulesIntro && say('rulesIntro'),
    rules: pairs(english.rules, 'rules'),
    winners: english.winners.map((_, i) => ({
      prize: say(`winners.${i}.prize`),
      title: say(`winners.${i}.title`),
      author: say(`winners.${i}.author`),
      note: say(`winners.${i}.note`),
    })),
    faq: pairs(english.faq, 'faq'),
    closing: say('closing'),
    categories: names(english.categories, 'categories'),
    declarations: names(english.declarations, 'declarations'),
  };
}
