import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DESK_COMMANDS } from './desk/commands.ts';
import { runDesk } from './desk/frame/run-desk.ts';
import { openDesk } from './desk/open-desk.ts';
import { readConfig } from './platform/config.ts';
import { endOnSignals } from './platform/end-on-signals.ts';
import { withKeptAddress } from './platform/kept-address.ts';

/** `server/src/desk.ts` and the bundle `server/dist/desk.js` lie equally deep. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const isTerminal = process.stdin.isTTY === true && process.stderr.isTTY === true;

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

endOnSignals();
process.exitCode = await runDesk(process.argv.slice(2), {
  commands: DESK_COMMANDS,
  user: process.env.DESK_USER,
  terminal: {
    out: (line) => console.log(line),
    err: (line) => console.error(line),
    ask: isTerminal ? ask : undefined,
    readInput: () => text(process.stdin),
  },
  open: async () => openDesk(await withKeptAddress(readConfig(process.env, root))),
});
