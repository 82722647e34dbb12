import { inflateSync } from 'node:zlib';
import type { AnalyticsEvent } from '@myfiction/shared/contract/analytics-event.ts';
import { createDeliverer } from './deliver-event.ts';
import { encodeEvent } from './encode-event.ts';

const EVENT: AnalyticsEvent = {
  api_version: '4.0',
  app_id: 'studio',
  package_name: 'com.example',
  app_version: '1.0.0',
  install_id: 'i',
  activate_id: 'a',
  os_type: 'desktop',
  timezone_offset: 60,
  timestamp: 1,
  user_id: 1,
  language: 'en',
  event: 'start',
  sub_event: '',
  properties: {
    screen_height: 1,
    screen_width: 1,
    device_category: 'desktop',
    browser_brand: 'Chrome',
    browser_version: '1',
    network_type: 200,
  },
};
const URL_OF_EVENTS = 'https://studio.example/api/events/collect';
const send = jest.fn();
const onStep = jest.fn();
const answer = (code: number) => ({ json: async () => ({ code }) });

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
  onStep.mockReset();
  globalThis.fetch = send;
});
afterEach(() => jest.useRealTimers());
/** Lets answers arrive. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const steps = () => onStep.mock.calls.map(([, step, tries]) => `${step} ${tries}`);

test('the body is the base64 of a compressed JSON array with one event', () => {
  const bytes = inflateSync(Buffer.from(encodeEvent(EVENT), 'base64'));
  expect(JSON.parse(bytes.toString())).toEqual([EVENT]);
});

test('an event that is taken is sent once', async () => {
  send.mockResolvedValue(answer(10000));
  createDeliverer({ url: URL_OF_EVENTS, onStep }).deliver(EVENT);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(
    URL_OF_EVENTS,
    expect.objectContaining({ method: 'POST', body: encodeEvent(EVENT), keepalive: true }),
  );
  expect(steps()).toEqual(['sending 0', 'taken 0']);
});

test.each([
  ['another code', () => Promise.resolve(answer(0))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['nonsense', () => Promise.resolve({ json: () => Promise.reject(new SyntaxError('<')) })],
])('%s: again after 2, 4 and 8 seconds, then given up', async (_name, reply) => {
  send.mockImplementation(reply);
  createDeliverer({ url: URL_OF_EVENTS, onStep }).deliver(EVENT);
  await settle();
  const sentAfter: number[] = [send.mock.calls.length];
  for (const pauseMs of [1_999, 1, 3_999, 1, 7_999, 1, 60_000]) {
    await jest.advanceTimersByTimeAsync(pauseMs);
    sentAfter.push(send.mock.calls.length);
  }
  expect(sentAfter).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(steps().at(-1)).toBe('given-up 3');
});

test('a later try that is taken ends it', async () => {
  send.mockResolvedValueOnce(answer(1)).mockResolvedValue(answer(10000));
  createDeliverer({ url: URL_OF_EVENTS, onStep }).deliver(EVENT);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(steps().at(-1)).toBe('taken 1');
});

test('each try ends after five seconds', () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  send.mockResolvedValue(answer(10000));
  createDeliverer({ url: URL_OF_EVENTS, onStep }).deliver(EVENT);
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test('what has not arrived goes with a beacon when the page goes, and is not sent again', async () => {
  const beacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  send.mockResolvedValue(answer(1));
  const deliverer = createDeliverer({ url: URL_OF_EVENTS, onStep });
  deliverer.deliver(EVENT);
  await settle();
  deliverer.flush();
  expect(beacon).toHaveBeenCalledWith(URL_OF_EVENTS, encodeEvent(EVENT));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

class Request2023 {}
class LastingRequest {
  get keepalive(): boolean {
    return true;
  }
}

test.each([
  ['arrives by itself where it outlives the page', LastingRequest, 0],
  ['goes with a beacon where it ends with the page', Request2023, 1],
])('a try that is under way %s', (_name, Request, beacons) => {
  const beacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  Object.assign(globalThis, { Request });
  send.mockReturnValue(new Promise(() => {}));
  const deliverer = createDeliverer({ url: URL_OF_EVENTS, onStep });
  deliverer.deliver(EVENT);
  deliverer.flush();
  expect(beacon).toHaveBeenCalledTimes(beacons);
});
