import { watchSending } from './watch-sending.ts';

const MEGABYTES = 10;
const bytes = new Uint8Array(MEGABYTES * 1_000_000).map((_, at) => at % 251);
const STILL_MS = 3_000;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Reads what is sent. @param eachMs between two pieces @param most pieces that are read */
async function read(sending: ReturnType<typeof watchSending>, eachMs: number, most = Number.POSITIVE_INFINITY) {
  const reader = sending.body?.getReader();
  const pieces: Uint8Array[] = [];
  while (pieces.length < most) {
    const piece = await reader?.read();
    if (!piece || piece.done) break;
    pieces.push(piece.value);
    jest.advanceTimersByTime(eachMs);
  }
  return Buffer.concat(pieces);
}

/** When it is given up, counted from now. */
function givenUpAfterMs({ signal }: ReturnType<typeof watchSending>): number {
  const began = Date.now();
  while (!signal.aborted) jest.advanceTimersToNextTimer();
  return Date.now() - began;
}

test('what moves slowly is never given up, and arrives as it was', async () => {
  const sending = watchSending(bytes, STILL_MS);
  const arrived = await read(sending, STILL_MS - 1);
  expect(sending.signal.aborted).toBe(false);
  expect(arrived.equals(bytes)).toBe(true);
});

test('where nothing moves at all it is given up at once, however long it is', () => {
  expect(givenUpAfterMs(watchSending(bytes, STILL_MS))).toBe(STILL_MS);
  expect(givenUpAfterMs(watchSending(undefined, STILL_MS))).toBe(STILL_MS);
});

test('where it stands still half way, once the system has had time to make room', async () => {
  const sending = watchSending(bytes, STILL_MS);
  await read(sending, 0, 80);
  expect(givenUpAfterMs(sending)).toBe(STILL_MS + 4_000);
});

test('where all of it is taken and nobody answers, once what the system kept back had time to go', async () => {
  const long = watchSending(bytes, STILL_MS);
  await read(long, 0);
  expect(givenUpAfterMs(long)).toBe(STILL_MS + 12_000);
  const short = watchSending(bytes.subarray(0, 1_000_000), STILL_MS);
  await read(short, 0);
  expect(givenUpAfterMs(short)).toBe(STILL_MS + 3_000);
});

test('an answer that has begun has half a minute, and nothing waits for one that ended', () => {
  const sending = watchSending(undefined, STILL_MS);
  sending.answered();
  expect(givenUpAfterMs(sending)).toBe(30_000);
  sending.answered();
  sending.end();
  expect(jest.getTimerCount()).toBe(0);
});
