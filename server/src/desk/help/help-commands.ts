import { listRatingComments, listRatings } from '../../help/ratings.ts';
import type { DeskCommand } from '../frame/command.ts';
import { countOf, optionOf } from '../frame/read-input.ts';

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
        return { data: items, tables: [{ columns: ['at', 'helpful', 'comment'], rows }] };
      }
      const items = await listRatings(db, most);
      const rows = items.map(({ article, helpful, answers }) => [article, helpful, answers]);
      return { data: items, tables: [{ columns: ['article', 'helpful', 'answers'], rows }] };
    },
  },
];
