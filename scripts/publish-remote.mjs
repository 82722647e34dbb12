import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtFolder } from './lib/built-folder.mjs';
import { CommandError, runCommandLine } from './lib/command-line.mjs';
import { COMMON_HELP, COMMON_OPTIONS, openDelivery, readPercent } from './lib/delivery-client.mjs';
import { packRemote } from './lib/pack-remote.mjs';
import { secondsSince } from './lib/run-step.mjs';

/** `npm run publish-remote -- NAME`: sends one built remote to a studio; see docs/delivery.md. */
const root = fileURLToPath(new URL('..', import.meta.url));
const HELP = `Publishes a built remote: checked, stored for good, live within seconds.
Usage: npm run publish-remote -- NAME [--percent N] [--dry-run] …
  --percent N        stage it for so many of the users; everybody gets it without
  --dry-run          only look whether it could be published
  --version V        a name instead of the build's own, for example 3.5.0-rc.2
  --folder FOLDER    a build's output, sent as it is; without it mfe-NAME/dist, once it is that of the sources
${COMMON_HELP}`;
/** As long as a studio may take to show what was published. */
const SEEN_LIMIT_MS = 5_000;

async function publish(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      ...COMMON_OPTIONS,
      percent: { type: 'string' },
      version: { type: 'string' },
      folder: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new CommandError('usage', `Say which remote.\n${HELP}`);
  const remote = name.replace(/^mfe-/, '');
  const percent = readPercent(values.percent, '--percent');
  const say = (line) => values.json || console.log(line);

  const folder = values.folder ? resolve(values.folder) : await builtFolder(root, remote);
  const { archive, version, files, bytes } = await packRemote(folder, values.version);
  const delivery = await openDelivery(values, process.env);
  say(`${remote} ${version} to ${delivery.base}`);
  say(`  ${files} files, ${kilobytes(bytes)}, ${kilobytes(archive.length)} to send`);
  const before = (await delivery.ask(remote)).remote;
  if (before) say(`  before   ${describe(before)}`);

  const started = performance.now();
  const query = new URLSearchParams({ dry_run: String(values['dry-run']), expected: String(before?.revision ?? 0) });
  if (percent !== undefined) query.set('percent', String(percent));
  if (values.note) query.set('note', values.note);
  const published = await delivery.ask(`${remote}/versions?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/gzip' },
    body: archive,
  });
  const seconds = () => secondsSince(started);
  if (values['dry-run']) {
    say(`  could be ${published.stands}`);
  } else {
    say(`  ${published.changed ? 'now     ' : 'as it was'} ${published.stands} (${seconds()} s)`);
    if (!published.enabled) say(`  It is switched off: npm run delivery -- enable ${remote}`);
    const isForAll = percent === undefined || percent === 100;
    if (published.enabled && isForAll) await untilSeen(delivery, remote, version);
    if (published.enabled && isForAll) say(`  seen by everybody who opens a tab after ${seconds()} s`);
  }
  if (values.json)
    console.log(JSON.stringify({ remote, files, bytes, seconds: Number(seconds()), ...published }, null, 2));
}

async function untilSeen(delivery, remote, version) {
  const deadline = performance.now() + SEEN_LIMIT_MS;
  while ((await delivery.served(remote))?.version !== version) {
    if (performance.now() > deadline) {
      throw new CommandError(
        'unavailable',
        `It is published, but ${delivery.base} does not show it after 5 s. See: npm run delivery -- status ${remote}`,
      );
    }
    await pause(100);
  }
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1024)} KB`;
}

function describe({ live, candidate, percent, enabled }) {
  const staged = candidate === null ? '' : `, ${candidate} for ${percent} %`;
  return `${live} live${staged}${enabled ? '' : ', disabled'}`;
}

await runCommandLine(publish, { otherwise: 'unavailable' });
