import { listPointers, remoteHistory } from '../../delivery/pointer/describe-remote.ts';
import type { DeskCommand } from '../frame/command.ts';
import { argumentOf, countOf } from '../frame/read-input.ts';
import { moveCommands } from './move-commands.ts';
import { tokenCommands } from './token-commands.ts';

export const deliveryCommands: readonly DeskCommand[] = [
  {
    name: 'delivery status',
    area: 'Delivery',
    summary: 'Show what of every remote is live, staged and switched off',
    async run({ db }) {
      const pointers = await listPointers(db);
      const rows = pointers.map((pointer) => [
        ...[pointer.remote, pointer.live, pointer.previous],
        pointer.candidate === null ? null : `${pointer.candidate} for ${pointer.percent} %`,
        ...[pointer.enabled, pointer.movedBy === 'bundle', pointer.who, pointer.at],
      ]);
      const columns = ['remote', 'live', 'before', 'staged', 'enabled', 'follows the server', 'moved by', 'at'];
      return { data: pointers, tables: [{ columns, rows, empty: 'No remote was published yet.' }] };
    },
  },
  {
    name: 'delivery history',
    area: 'Delivery',
    summary: 'List the versions of a remote and what was done to it, the newest first',
    arguments: [{ name: 'REMOTE', help: "the remote's name" }],
    options: [{ name: 'most', value: 'N', help: 'How many at most; 20 without it' }],
    async run({ db }, input) {
      const remote = argumentOf(input, 'REMOTE');
      const { versions, acts } = await remoteHistory(db, remote, countOf(input, 'most', 20));
      const stored = versions.map((row) => [
        row.version,
        row.at,
        row.who,
        row.source,
        row.files,
        row.bytes,
        row.removedAt,
      ]);
      const done = acts.map((row) => [
        ...[row.at, row.who, row.refused ? `${row.act} refused` : row.act],
        ...[row.before, row.after, row.note],
      ]);
      return {
        data: { versions, acts },
        target: `remote ${remote}`,
        tables: [
          {
            columns: ['version', 'at', 'by', 'source', 'files', 'bytes', 'removed'],
            rows: stored,
            empty: 'No versions.',
          },
          { columns: ['at', 'by', 'act', 'before', 'after', 'why'], rows: done, empty: 'No acts.' },
        ],
      };
    },
  },
  ...moveCommands,
  ...tokenCommands,
];
