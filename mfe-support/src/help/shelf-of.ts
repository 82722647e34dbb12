import { HELP_SHELVES, type HelpShelf, type HelpSlug } from '@myfiction/shared/contract/help-topics.ts';

export const SHELVES: readonly HelpShelf[] = ['writing', 'contracts', 'pay-to-read', 'payments', 'comments', 'account'];

export function slugsOf(shelf: HelpShelf): readonly HelpSlug[] {
  return HELP_SHELVES[shelf];
}

export function shelfOf(slug: HelpSlug): HelpShelf {
  return SHELVES.find((shelf) => slugsOf(shelf).includes(slug)) ?? 'account';
}
