import { remoteName } from '@myfiction/shared/contract/manifest-schema.ts';
import { findPointer } from '../../delivery/pointer/pointer.ts';
import { createToken, listTokens, revokeToken } from '../../delivery/tokens/tokens.ts';
import { AppError } from '../../platform/handler.ts';
import type { DeskCommand } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
import { argumentOf, idOf, optionOf } from '../frame/read-input.ts';

export const tokenCommands: readonly DeskCommand[] = [
  {
    name: 'token create',
    area: 'Delivery',
    summary: 'Make a token that publishes one remote and nothing else; it is shown once',
    arguments: [{ name: 'REMOTE', help: "the remote's name; it need not be there yet" }],
    options: [{ name: 'label', value: 'TEXT', help: 'Who holds it, as the audit will say', required: true }],
    async run({ db, who, now }, input) {
      const remote = argumentOf(input, 'REMOTE');
      if (!remoteName.safeParse(remote).success)
        throw new DeskError('usage', `REMOTE is like comments, not "${remote}".`);
      const label = optionOf(input, 'label') ?? '';
      const isKnown = (await findPointer(db, remote)) !== undefined;
      const doubt = isKnown ? '' : `${remote} was never published here: is the name right? `;
      const { id, token } = await createToken(db, { remote, label, who, now });
      return {
        data: { id, token, remote, label },
        target: `remote ${remote}`,
        done: `${doubt}Token ${id} publishes ${remote} for ${label}. It is shown this once:`,
        facts: [['DELIVERY_TOKEN', token]],
      };
    },
  },
  {
    name: 'token list',
    area: 'Delivery',
    summary: 'List delivery tokens, without the tokens themselves',
    async run({ db }) {
      const tokens = await listTokens(db);
      const rows = tokens.map((row) => [
        ...[row.id, row.remote, row.label, row.createdBy],
        ...[row.createdAt, row.usedAt, row.revokedAt],
      ]);
      const columns = ['id', 'remote', 'held by', 'made by', 'made', 'last used', 'revoked'];
      return { data: tokens, tables: [{ columns, rows, empty: 'No tokens.' }] };
    },
  },
  {
    name: 'token revoke',
    area: 'Delivery',
    summary: 'End a delivery token at once',
    arguments: [{ name: 'ID', help: 'its id, see token list' }],
    async run({ db, now }, input) {
      const id = idOf(input, 'ID');
      if (!(await revokeToken(db, id, now))) throw new AppError('notFound', { msg: `There is no open token ${id}.` });
      return { data: { id, revoked: true }, target: `token ${id}`, done: `Token ${id} opens nothing any more.` };
    },
  },
];
