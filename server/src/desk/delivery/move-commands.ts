import { followServer } from '../../delivery/follow-server.ts';
import { ActRefused, type PointerAct } from '../../delivery/pointer/acts.ts';
import { type Move, type Moved, moveRemote } from '../../delivery/pointer/move-pointer.ts';
import { describePointer } from '../../delivery/pointer/pointer.ts';
import { openObjectStore } from '../../objects/open-object-store.ts';
import { AppError } from '../../platform/handler.ts';
import type { DeskCommand, DeskContext, DeskOption } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
import { argumentOf, optionOf } from '../frame/read-input.ts';

const REMOTE = { name: 'REMOTE', help: "the remote's name, for example comments" };
const NOTE: DeskOption = { name: 'reason', value: 'TEXT', help: 'Why, for the audit' };
const VERSION: DeskOption = { name: 'version', value: 'V', help: 'A stored version, see delivery history' };

/** The same acts as a team's own `npm run delivery`, for every remote. */
export const moveCommands: readonly DeskCommand[] = [
  {
    ...command('stage', 'Give a stored version to so many of the users', (input) => ({
      act: 'stage',
      percent: percentOf(argumentOf(input, 'PERCENT')),
      version: optionOf(input, 'version'),
    })),
    arguments: [REMOTE, { name: 'PERCENT', help: 'a whole number from 0 to 100' }],
    options: [VERSION, NOTE],
  },
  {
    ...command('promote', 'Put the staged version, or a stored one, live for everybody', (input) => ({
      act: 'promote',
      version: optionOf(input, 'version'),
    })),
    options: [VERSION, NOTE],
  },
  {
    ...command('rollback', 'Take the staged version back, or go to the version before', (input) => ({
      act: 'rollback',
      version: optionOf(input, 'version'),
    })),
    options: [VERSION, NOTE],
  },
  command('disable', 'Switch a remote off: its pages say so, everything else goes on', () => ({ act: 'disable' })),
  command('enable', 'Switch a remote on again', () => ({ act: 'enable' })),
  command('follow', 'Go with what comes with the server again', () => ({ act: 'follow' })),
];

function command(
  name: string,
  summary: string,
  actOf: (input: Parameters<DeskCommand['run']>[1]) => PointerAct,
): DeskCommand {
  return {
    name: `delivery ${name}`,
    area: 'Delivery',
    summary,
    arguments: [REMOTE],
    options: [NOTE],
    // What is refused stays in the remote's own audit.
    ownTransactions: true,
    async run(context, input) {
      const remote = argumentOf(input, 'REMOTE');
      const { who, now } = context;
      const move = { remote, act: actOf(input), who, now, note: optionOf(input, 'reason') };
      const problems: string[] = [];
      const { after, changed } = await moveBy(context, move, (problem) => problems.push(problem)).catch(refuse);
      const stands = describePointer(after);
      return {
        data: { remote, changed, stands, revision: after.revision, problems },
        target: `remote ${remote}`,
        done: [`${remote}: ${stands}${changed ? '' : ', as it was'}`, ...problems].join('\n'),
      };
    },
  };
}

/** Only the built-in database is of the server that is built here: elsewhere a server publishes its own before it starts. */
function moveBy({ db, config }: DeskContext, move: Move, warn: (problem: string) => void): Promise<Moved> {
  if (move.act.act !== 'follow' || config.databaseUrl !== undefined) return moveRemote(db, move);
  return followServer({ db, objects: openObjectStore(config), root: config.root, warn }, move);
}

function refuse(error: unknown): never {
  if (error instanceof ActRefused) throw new AppError('invalidRequest', { msg: error.message });
  throw error;
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (!/^\d{1,3}$/.test(text) || percent > 100) {
    throw new DeskError('usage', `PERCENT is a whole number from 0 to 100, not "${text}".`);
  }
  return percent;
}
