import { join } from 'node:path';
import { API_CALLS, type ApiCallName } from '@myfiction/shared/contract/calls.ts';
import { CommandError } from '../../../../scripts/lib/command-line.mjs';
import { TIDE_CONTEST_FILE } from '../contest-fixture.ts';
import setup from '../global-setup.ts';
import teardown from '../global-teardown.ts';
import { buildTestApp } from '../test-app.ts';
import { createFuzzer, type FuzzedCall } from './fuzz-call.ts';
import { oddFiles } from './odd-files.ts';

const FAULTS_SHOWN = 3;

function chosenCalls(text: string | undefined): ApiCallName[] {
  const all = Object.keys(API_CALLS).filter((name): name is ApiCallName => name in API_CALLS);
  const wanted: readonly string[] = text?.split(',') ?? all;
  const unknown = wanted.filter((name) => !(name in API_CALLS));
  if (unknown.length > 0) throw new CommandError('usage', `There is no call ${unknown.join(', ')}.`);
  return all.filter((name) => wanted.includes(name));
}

function row({ name, sent, answers, slowestMs, faults }: FuzzedCall): string {
  const told = [...answers].sort(([, a], [, b]) => b - a).map(([code, times]) => `${code}: ${times}`);
  const columns = [name.padEnd(30), String(sent).padStart(7), String(faults.length).padStart(6)];
  return [...columns, `${Math.round(slowestMs)} ms`.padStart(9), told.slice(0, 6).join(', ')].join('  ');
}

export interface FuzzOptions {
  /** Requests of each call. */
  each: number;
  /** Names with commas; every call without them. */
  call: string | undefined;
  seed: number;
}

/** Tells every answer that shows a fault, and gives their number. */
export async function fuzzContract({ each, call, seed }: FuzzOptions): Promise<number> {
  const calls = chosenCalls(call);
  await setup({ rootDir: join(import.meta.dirname, '..', '..', '..', '..') });
  const testApp = await buildTestApp({ config: { campaignsFile: TIDE_CONTEST_FILE } });
  const fuzzCall = createFuzzer(testApp, await oddFiles());
  let faulty = 0;
  try {
    console.log(`${'call'.padEnd(30)}  ${'sent'.padStart(7)}  faults    slowest  answers`);
    for (const name of calls) {
      const result = await fuzzCall(name, { each, seed });
      console.log(row(result));
      for (const fault of result.faults.slice(0, FAULTS_SHOWN)) console.log(fault);
      faulty += result.faults.length;
    }
  } finally {
    await testApp.close();
    await teardown();
  }
  console.log(faulty === 0 ? 'No faults.' : `${faulty} faults.`);
  return faulty;
}
