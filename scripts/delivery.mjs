import { parseArgs } from 'node:util';
import { CommandError, runCommandLine } from './lib/command-line.mjs';
import { COMMON_HELP, COMMON_OPTIONS, openDelivery, readPercent } from './lib/delivery-client.mjs';

/** `npm run delivery -- COMMAND REMOTE`: what is live of one remote; see docs/delivery.md. */
const COMMANDS = {
  status: 'what is live, staged, and who did it',
  history: 'versions and acts, the newest first',
  stage: 'REMOTE PERCENT: who gets the staged version, or --version V',
  promote: 'the staged version, or --version V, for everybody',
  rollback: 'back to the version before, or to --version V; takes a staged version back first',
  disable: 'switch the remote off: its pages say so, everything else goes on',
  enable: 'switch it on again',
  follow: 'go with what comes with the server again',
};
const HELP = `What is live of one remote.
Usage: npm run delivery -- COMMAND REMOTE …
${Object.entries(COMMANDS)
  .map(([name, text]) => `  ${name.padEnd(17)}  ${text}`)
  .join('\n')}
  --version V        a stored version, see history
${COMMON_HELP}`;

async function move(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { ...COMMON_OPTIONS, version: { type: 'string' } },
  });
  if (values.help) return console.log(HELP);
  const [command, named, share, ...more] = positionals;
  const remote = named?.replace(/^mfe-/, '');
  if (!command || !Object.hasOwn(COMMANDS, command))
    throw new CommandError('usage', `There is no such command.\n${HELP}`);
  if (!remote || more.length > 0 || (share !== undefined && command !== 'stage')) {
    throw new CommandError(
      'usage',
      `Usage: npm run delivery -- ${command} REMOTE${command === 'stage' ? ' PERCENT' : ''}`,
    );
  }
  const delivery = await openDelivery(values, process.env);
  const before = await delivery.ask(remote);
  if (command === 'status') return print(values, before.remote, statusLines(remote, before));
  if (command === 'history') return print(values, before, historyLines(before));
  const percent = command === 'stage' ? readPercent(share ?? '', 'PERCENT') : undefined;
  const body = { act: command, percent, version: values.version, note: values.note, expected: before.remote?.revision };
  const moved = await delivery.ask(`${remote}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  print(values, moved, [`${remote}: ${moved.stands}${moved.changed ? '' : ', as it was'}`]);
}

function print({ json }, data, lines) {
  console.log(json ? JSON.stringify(data, null, 2) : lines.join('\n'));
}

function statusLines(remote, { remote: pointer, acts }) {
  if (!pointer) return [`${remote} was never published.`];
  const { live, previous, candidate, percent, enabled, movedBy, bundled, who, at } = pointer;
  const moved = acts.find(({ refused }) => !refused);
  return columns([
    ['Live', live],
    ['Before', previous ?? '–'],
    ['Staged', candidate ? `${candidate} for ${percent} %` : '–'],
    ['Enabled', enabled ? 'yes' : 'no'],
    ['Comes with the server', `${bundled ?? '–'}${movedBy === 'bundle' ? ', followed' : ''}`],
    ['Last moved', `${time(at)} by ${who}${moved?.note ? `: ${moved.note}` : ''}`],
  ]);
}

function historyLines({ versions, acts }) {
  const stored = versions.map(({ version, source, who, at, files, bytes, removedAt }) => [
    ...[version, time(at), who, source, `${files} files`, `${Math.round(bytes / 1024)} KB`, removedAt ? 'removed' : ''],
  ]);
  const done = acts.map(({ at, who, act, before, after, refused, note }) => [
    ...[time(at), who, refused ? `${act} refused` : act, refused ? note : `${before || 'nothing'} → ${after}`],
    refused ? '' : note,
  ]);
  return ['VERSIONS', ...columns(stored), '', 'ACTS', ...columns(done)];
}

function time(text) {
  return `${String(text).slice(0, 16).replace('T', ' ')} UTC`;
}

/** Rows of texts, one under the other, each on one line. */
function columns(rows) {
  const cells = rows.map((row) => row.map((cell) => String(cell).replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')));
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  );
}

await runCommandLine(move, { otherwise: 'unavailable' });
