import { callApi } from '../api/call-api.ts';
import type { LiveMessage } from './live-message.ts';
import { followLive } from './tab-group.ts';
import { FakeEventSource, installFakeEventSource } from './testing/fake-event-source.ts';
import { installFakeTabs, setHidden } from './testing/fake-tabs.ts';

jest.mock('../api/call-api.ts', () => ({ callApi: jest.fn(async () => ({ ticket: 'ticket' })) }));
installFakeEventSource();
installFakeTabs();

interface Tab {
  heard: LiveMessage[];
  stop: () => void;
}
let tabs: Tab[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(callApi).mockImplementation(async () => ({ ticket: 'ticket' }));
  tabs = [];
});
afterEach(() => {
  for (const { stop } of tabs) stop();
  jest.useRealTimers();
});

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const GROUP = 'live 1';

async function openTab(ageMs = 0): Promise<Tab> {
  const heard: LiveMessage[] = [];
  const tab = { heard, stop: followLive({ group: GROUP, ageMs: () => ageMs, onMessage: (one) => heard.push(one) }) };
  tabs.push(tab);
  await pass(0);
  return tab;
}
const news = (id: string) => ({ topic: 'message' as const, message_id: id });
const asMessage = (id: string): LiveMessage => ({ kind: 'news', event: news(id) });

test('the tabs of a browser share one stream', async () => {
  const [one, two] = [await openTab(), await openTab()];
  expect(FakeEventSource.opened).toHaveLength(1);
  FakeEventSource.last.tell(news('a'), '1.1');
  expect([one.heard, two.heard]).toEqual([[asMessage('a')], [asMessage('a')]]);
});

test('when the leading tab goes, the next one goes on where the stream stood', async () => {
  const [one, two] = [await openTab(), await openTab()];
  FakeEventSource.last.tell(news('a'), '1.1');
  one.stop();
  await pass(0);
  expect(FakeEventSource.open).toHaveLength(1);
  expect(FakeEventSource.last.query.after).toBe('1.1');
  FakeEventSource.last.tell(news('b'), '2.1');
  expect(two.heard).toEqual([asMessage('a'), asMessage('b')]);
});

test('a tab that has stopped hears nothing more', async () => {
  const [, two] = [await openTab(), await openTab()];
  two.stop();
  FakeEventSource.last.tell(news('a'), '1.1');
  expect(two.heard).toEqual([]);
});

test('a tab that is put aside lets another lead, and stands in line again when it is back', async () => {
  await openTab();
  dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(FakeEventSource.open).toHaveLength(0);
  dispatchEvent(new Event('pageshow'));
  await pass(0);
  expect(FakeEventSource.open).toHaveLength(1);
});

test('a leading tab that hangs is relieved by one that is looked at', async () => {
  // Holds the lock and says nothing.
  void navigator.locks.request(GROUP, {}, () => new Promise<void>(() => {})).catch(() => {});
  const tab = await openTab();
  await pass(60_000);
  expect(FakeEventSource.opened).toHaveLength(0);
  await pass(20_000);
  expect(FakeEventSource.open).toHaveLength(1);
  FakeEventSource.last.tell(news('a'));
  expect(tab.heard).toEqual([asMessage('a')]);
});

test('one that answers is not', async () => {
  await openTab();
  await openTab();
  FakeEventSource.last.say('beat', '-', '1.1');
  for (let round = 0; round < 10; round++) {
    await pass(20_000);
    FakeEventSource.last.say('beat', '-', '1.1');
  }
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('a relieved tab stands in line again', async () => {
  const relieved = await openTab();
  let release = (): void => {};
  void navigator.locks.request(GROUP, { steal: true }, () => new Promise<void>((resolve) => (release = resolve)));
  await pass(0);
  expect(FakeEventSource.open).toHaveLength(0);
  release();
  await pass(0);
  FakeEventSource.last.tell(news('a'));
  expect(relieved.heard).toEqual([asMessage('a')]);
});

test('a tab that has just come hears what happened while it loaded', async () => {
  const first = await openTab();
  FakeEventSource.last.tell(news('long before'));
  await pass(30_000);
  FakeEventSource.last.tell(news('while it loaded'));
  await pass(1_000);
  const late = await openTab(2_000);
  expect(late.heard).toEqual([asMessage('while it loaded')]);
  expect(first.heard).toHaveLength(2);
});

test('the stream rests once no tab was looked at for five minutes, until one is', async () => {
  await openTab();
  setHidden(true);
  for (let beat = 0; beat < 14; beat++) {
    FakeEventSource.last.say('beat', '-', '5.1');
    await pass(20_000);
  }
  expect(FakeEventSource.open).toHaveLength(1);
  await pass(60_000);
  expect(FakeEventSource.open).toHaveLength(0);
  setHidden(false);
  await pass(0);
  expect(FakeEventSource.open).toHaveLength(1);
  expect(FakeEventSource.last.query.after).toBe('5.1');
});

test('without locks each tab has its own stream, while it is looked at', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const tab = await openTab();
  await openTab();
  expect(FakeEventSource.open).toHaveLength(2);
  for (const source of FakeEventSource.open) source.tell(news('a'), '1.1');
  setHidden(true);
  expect(FakeEventSource.open).toHaveLength(0);
  setHidden(false);
  await pass(0);
  expect(FakeEventSource.open.map(({ query }) => query.after)).toEqual(['1.1', '1.1']);
  expect(tab.heard).toEqual([asMessage('a')]);
});
