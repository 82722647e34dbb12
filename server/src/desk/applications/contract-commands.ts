import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { listEnding } from '../../applications/desk/list-ending.ts';
import type { DeskCommand } from '../frame/command.ts';
import { countOf } from '../frame/read-input.ts';

export const contractCommands: readonly DeskCommand[] = [
  {
    name: 'contract ending',
    area: 'Applications',
    summary: 'List signed contracts whose term is over or soon will be, the earliest first',
    options: [
      { name: 'days', value: 'N', help: 'How far ahead; 90 without it' },
      { name: 'most', value: 'N', help: 'How many at most; 20 without it' },
    ],
    async run({ db, now }, input) {
      const until = new Date(now.getTime() + countOf(input, 'days', 90) * DAY_MS);
      const ending = await listEnding(db, { now, until, limit: countOf(input, 'most', 20) });
      const rows = ending.map(({ storyId, title, penName, offer, signedAt, endsAt, toldAt, over }) => [
        ...[storyId, title, penName, offer, signedAt, endsAt, toldAt, over],
      ]);
      const columns = ['story', 'title', 'author', 'offer', 'signed', 'ends', 'author told', 'over'];
      return { data: ending, tables: [{ columns, rows, empty: 'No term ends by then.' }] };
    },
  },
];
