import type { HELP_SHELVES, HelpShelf } from '@myfiction/shared/contract/help-topics.ts';
import type { Block } from '../../../../content/blocks.ts';

/** What the articles of a shelf say below their heads. */
export type ShelfBodies<S extends HelpShelf> = Readonly<Record<(typeof HELP_SHELVES)[S][number], readonly Block[]>>;
