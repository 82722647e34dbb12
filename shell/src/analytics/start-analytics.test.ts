import { inflateSync } from 'node:zlib';
import '@myfiction/shared/testing/reset-host.ts';
import type { AnalyticsEvent } from '@myfiction/shared/contract/analytics-event.ts';
import { trackEvent } from '@myfiction/shared/host.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { startAnalytics } from './start-analytics.ts';

let sent: AnalyticsEvent[];
let stop: (() => void) | undefined;

function begin(): void {
  stop?.();
  stop = startAnalytics();
}
function setVisible(state: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
const names = () => sent.map(({ event }) => event);

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser forgets when it is closed.
  document.cookie = 'activate_id=; max-age=0; path=/';
  const send = jest.fn().mockImplementation(async (_url: string, { body }: { body: string }) => {
    sent.push(...JSON.parse(inflateSync(Buffer.from(body, 'base64')).toString()));
    return { json: async () => ({ code: 10000 }) };
  });
  globalThis.fetch = send;
});
afterEach(() => {
  stop?.();
  stop = undefined;
  jest.useRealTimers();
});

test('install once a browser, start once a browser session', () => {
  begin();
  expect(names()).toEqual(['install', 'start']);
  begin();
  expect(names()).toEqual(['install', 'start']);
  // biome-ignore lint/suspicious/noDocumentCookie: the browser is closed and opened.
  document.cookie = 'activate_id=; max-age=0; path=/';
  begin();
  expect(names()).toEqual(['install', 'start', 'start']);
  const [first, second, third] = sent;
  expect(new Set([first?.install_id, second?.install_id, third?.install_id]).size).toBe(1);
  expect(third?.activate_id).not.toBe(second?.activate_id);
});

test('what the pages told before it began is sent, with who, where and when', () => {
  trackEvent('page_enter', { page_name: 'home', previous_page_name: '' });
  const { uid } = signInAs();
  begin();
  expect(sent.find(({ event }) => event === 'page_enter')).toMatchObject({
    api_version: '4.0',
    app_version: '1.0.0',
    os_type: 'desktop',
    user_id: uid,
    language: 'en',
    timezone_offset: 0 - new Date().getTimezoneOffset(),
    timestamp: Date.now(),
    properties: { page_name: 'home', previous_page_name: '', device_category: 'desktop', network_type: 200 },
  });
});

test('the page in view beats every 30 seconds, and rests while it is hidden', () => {
  begin();
  trackEvent('page_enter', { page_name: 'comments', previous_page_name: 'home' });
  sent = [];
  jest.advanceTimersByTime(60_000);
  expect(sent.map(({ event, properties }) => `${event} ${properties.page_name}`)).toEqual([
    'heartbeat comments',
    'heartbeat comments',
  ]);
  setVisible('hidden');
  jest.advanceTimersByTime(300_000);
  expect(sent).toHaveLength(2);
  setVisible('visible');
  jest.advanceTimersByTime(29_999);
  expect(sent).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(sent).toHaveLength(3);
});

test('the page in view says which story, chapter or comment it is about, and its heartbeat does', () => {
  begin();
  sent = [];
  window.history.replaceState(null, '', '/comments?chapter=c1&comment=m1');
  trackEvent('page_enter', { page_name: 'comments', previous_page_name: 'home' });
  jest.advanceTimersByTime(30_000);
  const about = { chapter_id: 'c1', comment_id: 'm1', comment_level: 1 };
  expect(sent).toMatchObject([
    { event: 'page_enter', properties: about },
    { event: 'heartbeat', properties: about },
  ]);
});

test('a chapter’s page says of which story and in which place it is, once it has told', () => {
  begin();
  window.history.replaceState(null, '', '/my-stories/chapter/edit?id=c1');
  trackEvent('page_enter', { page_name: 'new_chapter', previous_page_name: 'story_manage', source: 'link' });
  sent = [];
  trackEvent('chapter_shown', { story_id: 's1', chapter_id: 'c1', chapter_order_id: 48 });
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(30_000);
  expect(sent[0]?.properties).toMatchObject({
    page_name: 'new_chapter',
    source: 'link',
    story_id: 's1',
    chapter_id: 'c1',
    chapter_order_id: 48,
  });
});

test('what is published tells the page where that was done', () => {
  begin();
  trackEvent('page_enter', { page_name: 'preview' });
  sent = [];
  const published = { story_id: 's1', chapter_id: 'c1', chapter_order_id: 48, publish_type: 'now', action: 'publish' };
  trackEvent('publish', published);
  expect(sent).toMatchObject([{ event: 'publish', properties: { ...published, page_name: 'preview' } }]);
});

test('a page that was left before its event is sent takes no subject of the next', () => {
  trackEvent('page_enter', { page_name: 'story_manage', previous_page_name: '' });
  window.history.replaceState(null, '', '/my-stories/chapter/edit?id=c1');
  begin();
  expect(sent.find(({ event }) => event === 'page_enter')?.properties).not.toHaveProperty('chapter_id');
});

test('a page that nobody has seen does not beat', () => {
  begin();
  sent = [];
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

test('the use of a place tells the page and the story', () => {
  begin();
  trackEvent('page_enter', { page_name: 'my_stories' });
  sent = [];
  document.body.innerHTML = '<a href="/my-stories/detail?id=s1">Open</a>';
  const link = document.body.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(sent).toMatchObject([
    { event: 'area', sub_event: 'manage_story', properties: { page_name: 'my_stories', story_id: 's1' } },
  ]);
});

test('a failed call tells its code and name', () => {
  begin();
  sent = [];
  trackEvent('api_error', { api: 'story/create', error_code: 90099012, error_info: 'Story name already exists.' });
  expect(sent).toMatchObject([{ event: 'api_error', properties: { api: 'story/create', error_code: 90099012 } }]);
});

test('a comment has level 1 unless it says otherwise', () => {
  begin();
  sent = [];
  trackEvent('page_enter', { page_name: 'comments', comment_id: 'c1' });
  trackEvent('page_enter', { page_name: 'comments', comment_id: 'c2', comment_level: 2 });
  expect(sent.map(({ properties }) => properties.comment_level)).toEqual([1, 2]);
});

test('a collection that is down breaks nothing', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(begin).not.toThrow();
  await jest.advanceTimersByTimeAsync(60_000);
});
