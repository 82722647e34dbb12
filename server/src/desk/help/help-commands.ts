import { HELP_SHELVES } from '@myfiction/shared/contract/help-topics.ts';
import { listRatingComments, listRatings } from '../../help/ratings.ts';
import type { DeskCommand } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
import { countOf, optionOf } from '../frame/read-input.ts';

const ARTICLES: readonly string[] = Object.values(HELP_SHELVES).flat();

export const helpCommands: readonly DeskCommand[] = [
  {
    name: 'article ratings',
    area: 'Help',
    summary: 'List how help articles were judged, the least helpful first',
    options: [
      { name: 'article', value: 'NAME', help: 'What was written about one article instead' },
      { name: 'most', value: 'N', help: 'How many at most; 20 without it' },
    ],
    async run({ db }, input) {
      const article = optionOf(input, 'article');
      const most = countOf(input, 'most', 20);
      if (article !== undefined) {
        const items = await listRatingComments(db, article, most);
        const rows = items.map(({ at, helpful, comment }) => [at, helpful ? 'yes' : 'no', comment]);
        if (items.length === 0 && !ARTICLES.includes(article))
          throw new DeskError('refused', `There is no article "${article}". There are ${ARTICLES.join(', ')}.`);
        const empty = `Nobody has written about ${article}.`;
        return { data: items, tables: [{ columns: ['at', 'helpful', 'comment'], rows, empty }] };
      }
      const items = await listRatings(db, most);
      const rows = items.map(({ article, helpful, answers }) => [article, helpful, answers]);
      const columns = ['article', 'helpful', 'answers'];
      return { data: items, tables: [{ columns, rows, empty: 'Nobody has judged an article yet.' }] };
    },
  },
];
