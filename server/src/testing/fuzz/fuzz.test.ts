import { API_CALLS, type ApiCallName } from '@myfiction/shared/contract/calls.ts';
import { TIDE_CONTEST_FILE } from '../contest-fixture.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { createFuzzer, type FuzzCall } from './fuzz-call.ts';
import { oddFiles } from './odd-files.ts';

/** `npm run fuzz` sends more. */
const EACH = 8;
const SEED = 20_260_302;

let testApp: TestApp;
let fuzzCall: FuzzCall;
beforeAll(async () => {
  testApp = await buildTestApp({ config: { campaignsFile: TIDE_CONTEST_FILE } });
  fuzzCall = createFuzzer(testApp, await oddFiles());
});
afterAll(() => testApp.close());

const names = Object.keys(API_CALLS).filter((name): name is ApiCallName => name in API_CALLS);

test.each(names)('%s answers whatever it is sent', async (name) => {
  const { faults, sent } = await fuzzCall(name, { each: EACH, seed: SEED });
  expect(faults).toEqual([]);
  expect(sent).toBe(EACH);
});
