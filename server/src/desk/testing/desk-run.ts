import type { ServerConfig } from '../../platform/config.ts';
import { createDomainContext } from '../../testing/domain-context.ts';
import type { TestClock } from '../../testing/test-clock.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { DESK_COMMANDS } from '../commands.ts';
import { runDesk } from '../frame/run-desk.ts';

export interface DeskRun {
  code: number;
  out: string;
  err: string;
}

export interface TestDesk {
  database: TestDatabase;
  clock: TestClock;
  /** One command line, by Hana, without a terminal that could be asked. */
  run(...argv: string[]): Promise<DeskRun>;
  /** The same with `--json`; the data of a success. */
  json(...argv: string[]): Promise<unknown>;
  /** By nobody in particular, or with somebody who answers; an error is an answer that does not come. */
  runAs(user: string | undefined, argv: readonly string[], answer?: string | Error, input?: string): Promise<DeskRun>;
}

/** A desk on a database of its own. */
export async function openTestDesk(changes: Partial<ServerConfig> = {}): Promise<TestDesk> {
  const database = await startTestDatabase();
  const { clock, config, files, mail, secrets } = createDomainContext(database);
  const services = { db: database.db, clock, config: { ...config, ...changes }, files, mail, secrets };

  const runAs: TestDesk['runAs'] = async (user, argv, answer, input = '') => {
    const [out, err]: [string[], string[]] = [[], []];
    const ask = async (question: string): Promise<string> => {
      err.push(question);
      if (answer instanceof Error) throw answer;
      return answer ?? '';
    };
    const code = await runDesk(argv, {
      commands: DESK_COMMANDS,
      user,
      terminal: {
        out: (text) => out.push(text),
        err: (text) => err.push(text),
        ask: answer === undefined ? undefined : ask,
        readInput: async () => input,
      },
      open: async () => ({ services, close: async () => {} }),
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
  const run: TestDesk['run'] = (...argv) => runAs('hana', argv);
  return {
    database,
    clock,
    run,
    runAs,
    async json(...argv) {
      const { code, out, err } = await run(...argv, '--json');
      if (code !== 0) throw new Error(`desk ${argv.join(' ')} ended with ${code}: ${err}`);
      return JSON.parse(out);
    },
  };
}
