import { parseArgs } from 'node:util';
import { readCount, runCommandLine } from '../../../../scripts/lib/command-line.mjs';

/**
 * `npm run fuzz -- [--each 10000] [--call NAME,…] [--seed N]`: random requests to every call of the contract, on a
 * database of its own. Tells every answer that shows a fault; the same seed sends the same requests.
 */
const usage = 'Usage: npm run fuzz [-- --each 10000] [--call NAME,…] [--seed 1]';

await runCommandLine(
  async (args) => {
    const options = {
      each: { type: 'string', default: '10000' },
      call: { type: 'string' },
      seed: { type: 'string', default: '1' },
    } as const;
    const { each, call, seed } = parseArgs({ args, options }).values;
    const counts = { each: readCount(each, '--each'), seed: readCount(seed, '--seed') };
    // The whole server, which who asks how it is used need not wait for.
    const { fuzzContract } = await import('./fuzz-contract.ts');
    if ((await fuzzContract({ ...counts, call })) > 0) process.exitCode = 1;
  },
  { usage },
);
