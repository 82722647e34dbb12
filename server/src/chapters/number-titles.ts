import { CHAPTER_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { nameKey } from '../database/names.ts';

export interface NumberedTitle {
  title: string;
  key: string;
  renamed: boolean;
}

/**
 * Titles that no other chapter of the story has: a repeated one gets the next free number. Chapters without a title
 * stay without one.
 *
 * @param taken keys of the titles that the story has
 * @example numberTitles(['Snow', 'Snow'], new Set(['snow'])) // 'Snow (2)', 'Snow (3)'
 */
export function numberTitles(titles: readonly string[], taken: ReadonlySet<string>): NumberedTitle[] {
  const used = new Set(taken);
  // Where the search goes on, or 365 chapters of one name would try every number before theirs.
  const nextNumber = new Map<string, number>();
  return titles.map((title) => {
    const key = nameKey(title);
    if (key === '' || !used.has(key)) {
      used.add(key);
      return { title, key, renamed: false };
    }
    for (let number = nextNumber.get(key) ?? 2; ; number++) {
      const numbered = withNumber(title, number);
      const numberedKey = nameKey(numbered);
      if (used.has(numberedKey)) continue;
      used.add(numberedKey);
      nextNumber.set(key, number + 1);
      return { title: numbered, key: numberedKey, renamed: true };
    }
  });
}

function withNumber(title: string, number: number): string {
  const ending = ` (${number})`;
  // By code points, as the database counts.
  return (
    [...title]
      .slice(0, CHAPTER_TITLE_MAX - ending.length)
      .join('')
      .trimEnd() + ending
  );
}
