import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { openLiveConnection } from './live-connection.ts';
import type { LiveMessage } from './live-message.ts';
import { FakeEventSource, installFakeEventSource } from './testing/fake-event-source.ts';

jest.mock('../api/call-api.ts', () => ({ callApi: jest.fn() }));
installFakeEventSource();

let heard: LiveMessage[] = [];
let places: string[] = [];
let close = (): void => {};
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  let tickets = 0;
  jest.mocked(callApi).mockImplementation(async () => ({ ticket: `ticket ${++tickets}` }));
  heard = [];
  places = [];
});
afterEach(() => {
  close();
  jest.useRealTimers();
});

async function open(place = ''): Promise<void> {
  const connection = openLiveConnection({
    place,
    ageMs: () => 1_200,
    onMessage: (message) => heard.push(message),
    onPlace: (next) => places.push(next),
  });
  close = connection.close;
  await pass(0);
}
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const billing = { topic: 'billing' as const };

test('tells the age of the page first, and hands on what comes', async () => {
  await open();
  expect(FakeEventSource.last.query).toEqual({ ticket: 'ticket 1', age: '2' });
  FakeEventSource.last.tell(billing, '7.1');
  FakeEventSource.last.say('resync', '-', '8.1');
  FakeEventSource.last.say('message', 'not JSON');
  expect(heard).toEqual([{ kind: 'news', event: billing }, { kind: 'resync' }]);
  expect(places).toEqual(['7.1', '8.1']);
});

test('goes on after a break where it was, with a new ticket', async () => {
  await open();
  FakeEventSource.last.tell(billing, '7.1');
  FakeEventSource.last.say('error');
  expect(FakeEventSource.open).toHaveLength(0);
  await pass(1_000);
  expect(FakeEventSource.last.query).toEqual({ ticket: 'ticket 2', after: '7.1' });
});

test('tries less and less often while the server is away, and at once when the device is back online', async () => {
  await open();
  jest.mocked(callApi).mockRejectedValue(new ApiError({ kind: 'network', message: '' }));
  FakeEventSource.last.say('error');
  await pass(1_000);
  await pass(2_000);
  await pass(4_000);
  expect(callApi).toHaveBeenCalledTimes(4);
  await pass(7_999);
  expect(callApi).toHaveBeenCalledTimes(4);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(callApi).toHaveBeenCalledTimes(5);
});

test('a connection that says nothing is given up, beats keep it', async () => {
  await open();
  await pass(45_000);
  FakeEventSource.last.say('beat', '-', '9.1');
  await pass(45_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  await pass(6_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(FakeEventSource.last.query.after).toBe('9.1');
});

test('a server that stops sends it on within two seconds', async () => {
  await open();
  FakeEventSource.last.say('bye', 'moving');
  await pass(2_000);
  expect(FakeEventSource.open).toHaveLength(1);
});

test('where there are too many it stays away for minutes', async () => {
  await open();
  FakeEventSource.last.say('bye', 'crowded');
  await pass(299_000);
  expect(FakeEventSource.open).toHaveLength(0);
  await pass(302_000);
  expect(FakeEventSource.open).toHaveLength(1);
});

test('the end of the session is the end of it', async () => {
  await open();
  FakeEventSource.last.tell({ topic: 'session-ended', blocked: false });
  expect(heard).toHaveLength(1);
  FakeEventSource.last.say('error');
  await pass(120_000);
  expect(callApi).toHaveBeenCalledTimes(1);
});

test('so is a ticket that is refused because the session is over', async () => {
  const over = new ApiError({ kind: 'answer', code: 103, errorName: 'sessionInvalid', message: '' });
  jest.mocked(callApi).mockRejectedValue(over);
  await open();
  await pass(120_000);
  expect(callApi).toHaveBeenCalledTimes(1);
});

test('nothing is opened by a connection that was closed while it asked for its ticket', async () => {
  void open();
  close();
  await pass(60_000);
  expect(FakeEventSource.opened).toHaveLength(0);
});
