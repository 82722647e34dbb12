import { ERROR_CATALOGUE, errorEntry } from '../../contract/error-catalogue.ts';
import type { CatalogueEntry, ErrorBehaviour } from '../../contract/errors/catalogue-entry.ts';
import { NETWORK_FAILURE_MESSAGE } from '../../contract/network-failure.ts';
import { apiFailure, NETWORK_FAILURE } from '../../testing/api-failure.ts';
import '../../testing/fail-on-problems.ts';
import { installFakeApi } from '../../testing/fake-api.ts';
import '../../testing/reset-host.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { storyFields } from '../../testing/story-fields.ts';
import { setAnalyticsSink } from '../analytics.ts';
import { installNavigate } from '../navigation.ts';
import { setSessionExpiryGuard } from '../session/expire-session.ts';
import { useAppStore } from '../store/app-store.ts';
import { getToasts } from '../toast.ts';
import { type CallOptions, callApi } from './call-api.ts';

const systemConfig = {
  server_time_ms: 0,
  support_email: '',
  app_id: '',
  package_name: '',
  feedback_url: '',
  store_links: { google_play: '', app_store: '' },
  login_providers: [],
  region_hosts: ['localhost'],
};

let moves: string[] = [];
let takeBack: () => void;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  moves = [];
  takeBack = installNavigate((to) => {
    moves.push(to);
    window.history.replaceState(null, '', to);
  });
});
afterEach(() => {
  takeBack();
  jest.useRealTimers();
  setAnalyticsSink(undefined);
});

/** Fails a call with a code at an address, and tells what the author sees of it. */
async function fail(
  code: number,
  at = '/my-stories?filter=1',
  options: { msg?: string; silent?: boolean; inPlace?: CallOptions['inPlace'] } = {},
) {
  window.history.replaceState(null, '', at);
  signInAs();
  installFakeApi({ 'story/list': () => apiFailure(code, { msg: options.msg ?? 'From the server.' }) });
  const error = await callApi(
    'story/list',
    { filter: 0 },
    { silent: options.silent ?? false, ...(options.inPlace && { inPlace: options.inPlace }) },
  ).catch((thrown) => thrown);
  expect(error).toMatchObject({ name: 'ApiError', kind: 'answer', code });
  return {
    toasts: getToasts().map(({ tone, text }) => `${tone}: ${text}`),
    signedIn: useAppStore.getState().session !== null,
  };
}

const entries: readonly CatalogueEntry[] = ERROR_CATALOGUE;
const login = `/login?redirect_url=${encodeURIComponent('http://localhost/my-stories?filter=1')}`;
const textOf = ({ message }: CatalogueEntry): string[] => [`warning: ${message ?? 'From the server.'}`];

/** What each behaviour means on a page that is neither a sign-in page nor /no-books, on a host of the region list. */
const expected: Record<
  ErrorBehaviour,
  (entry: CatalogueEntry) => { toasts: string[]; moves: string[]; signedIn: boolean }
> = {
  toast: (entry) => ({ toasts: textOf(entry), moves: [], signedIn: true }),
  blocked: (entry) => ({ toasts: textOf(entry), moves: [login], signedIn: false }),
  'session-expired': () => ({ toasts: [], moves: [login], signedIn: false }),
  region: () => ({ toasts: [], moves: ['/no-books'], signedIn: true }),
  'to-my-stories': (entry) => ({ toasts: textOf(entry), moves: ['/my-stories'], signedIn: true }),
  caller: () => ({ toasts: [], moves: [], signedIn: true }),
};

test.each(entries)('$code $name: $behaviour', async (entry) => {
  useAppStore.setState({ systemConfig });
  const { toasts, signedIn } = await fail(entry.code);
  jest.advanceTimersByTime(4_000);
  expect({ toasts, moves, signedIn }).toEqual(expected[entry.behaviour](entry));
});

test.each([
  ['the server message', 'From the server.', ['warning: From the server.']],
  ['nothing for an empty message', '', []],
  ["nothing for 'ERROR'", 'ERROR', []],
])('an unmapped code shows %s', async (_name, msg, toasts) => {
  expect(await fail(77, '/my-stories', { msg })).toEqual({ toasts, signedIn: true });
});

test("no form has 'ERROR' to show either", async () => {
  installFakeApi({ 'story/list': () => apiFailure(77, { msg: 'ERROR' }) });
  const call = callApi('story/list', { filter: 0 }, { inPlace: 'all' });
  await expect(call).rejects.toMatchObject({ code: 77, message: '' });
});

test.each([
  ['penNameTaken', 'fields', []],
  ['penNameTaken', 'all', []],
  ['tooManyRequests', 'fields', ['Too many tries. Wait a little, then try again.']],
  ['tooManyRequests', 'all', []],
  ['wrongPassword', 'fields', ['Incorrect password.']],
  ['wrongPassword', 'all', ['Incorrect password.']],
  ['notFound', 'missing', []],
  ['tooManyRequests', 'missing', ['Too many tries. Wait a little, then try again.']],
  [123_456, 'all', ['From the server.']],
] as const)('%s, of which the page shows %s in place, has the toasts %j', async (name, inPlace, toasts) => {
  const code = typeof name === 'number' ? name : errorEntry(name).code;
  expect((await fail(code, '/my-stories', { inPlace })).toasts).toEqual(toasts.map((text) => `warning: ${text}`));
});

test('an error knows whether a toast has said it', async () => {
  installFakeApi({ 'story/list': () => apiFailure('notFound') });
  const list = (silent: boolean) => callApi('story/list', { filter: 0 }, { silent }).catch((thrown) => thrown);
  expect(await list(false)).toMatchObject({ isToasted: true });
  expect(await list(true)).toMatchObject({ isToasted: false });
});

test('a silent call shows nothing, but a session that has ended ends', async () => {
  expect(await fail(6200005, '/my-stories', { silent: true })).toEqual({ toasts: [], signedIn: true });
  expect(await fail(101, '/my-stories', { silent: true })).toEqual({ toasts: [], signedIn: false });
});

test.each(['/login', '/login/', '/login/email', '/login/email?mode=reset'])(
  'a blocked author on %s gets the message and stays',
  async (at) => {
    expect(await fail(403, at)).toEqual({ toasts: ['warning: The user has been blocked.'], signedIn: true });
    expect(moves).toEqual([]);
  },
);

test('a blocked author on /login/self-info is signed out', async () => {
  expect(await fail(403, '/login/self-info')).toMatchObject({ signedIn: false });
});

test('5009005 waits 4 seconds before it moves', async () => {
  await fail(5009005);
  jest.advanceTimersByTime(3_999);
  expect(moves).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(moves).toEqual(['/my-stories']);
});

test('5009005 leaves alone who has gone to another page meanwhile', async () => {
  await fail(5009005, '/my-stories/detail?id=1');
  window.history.replaceState(null, '', '/inbox');
  jest.advanceTimersByTime(4_000);
  expect(moves).toEqual([]);
});

test('104104 moves nobody on other hosts, nor from /no-books', async () => {
  useAppStore.setState({ systemConfig: { ...systemConfig, region_hosts: ['elsewhere.example'] } });
  await fail(104104);
  useAppStore.setState({ systemConfig });
  await fail(104104, '/no-books');
  expect(moves).toEqual([]);
});

/** What is reported from here on; what waited from before is not of this test. */
function reports(): unknown[] {
  const events: unknown[] = [];
  setAnalyticsSink(() => {});
  setAnalyticsSink((name, properties) => events.push([name, properties]));
  return events;
}

test.each([
  ['its code', apiFailure('storyNameTaken'), 90099012, 'Story name already exists.'],
  ['no answer', NETWORK_FAILURE, -1, NETWORK_FAILURE_MESSAGE],
])('a failed call is reported with %s', async (_name, failure, error_code, error_info) => {
  const events = reports();
  installFakeApi({ 'story/create': () => failure });
  await Promise.allSettled([callApi('story/create', { fields: storyFields('Moon') })]);
  expect(events).toEqual([['api_error', { api: 'story/create', error_code, error_info }]]);
});

test('a failed login is reported with code and message, and shows nothing', async () => {
  const events = reports();
  installFakeApi({ 'user/login': () => apiFailure('wrongPassword') });
  await expect(callApi('user/login', { sid: 4 })).rejects.toMatchObject({
    field: 'password',
    message: 'Incorrect password.',
  });
  expect(getToasts()).toEqual([]);
  expect(events).toEqual([
    ['login_failed', { api: 'user/login', error_code: 6200005, error_info: 'Incorrect password.' }],
  ]);
});

test('calls that fail together show one toast and move once', async () => {
  signInAs();
  window.history.replaceState(null, '', '/comments');
  installFakeApi({ 'story/list': () => apiFailure(101), 'account/counts': () => apiFailure(101) });
  await Promise.allSettled([callApi('story/list', { filter: 0 }), callApi('account/counts', {})]);
  expect(moves).toEqual([`/login?redirect_url=${encodeURIComponent('http://localhost/comments')}`]);
});

const ACT = '00000000-0000-4000-8000-000000000001';

test.each<[string, Parameters<typeof callApi>, string[]]>([
  [
    'a deed',
    ['comment/undo', { act_id: ACT }],
    ['Your session had ended, so this was not done. Sign in, then do it again.'],
  ],
  [
    'a deed whose page shows its failures',
    ['comment/undo', { act_id: ACT }, { inPlace: 'all' }],
    ['Your session had ended, so this was not done. Sign in, then do it again.'],
  ],
  ['what a page does by itself', ['comment/undo', { act_id: ACT }, { silent: true }], []],
  ['a question', ['account/counts', {}], []],
])('a session that is over: what is said of %s', async (_what, [name, ...rest], texts) => {
  signInAs();
  installFakeApi({ [name]: () => apiFailure(101) });
  await expect(callApi(name, ...rest)).rejects.toMatchObject({ code: 101 });
  expect(getToasts().map(({ text }) => text)).toEqual(texts);
});

test('a page that signs in over what it shows is told nothing', async () => {
  signInAs();
  const remove = setSessionExpiryGuard(() => true);
  installFakeApi({ 'comment/undo': () => apiFailure(101) });
  await expect(callApi('comment/undo', { act_id: ACT })).rejects.toMatchObject({ code: 101 });
  remove();
  expect(getToasts()).toEqual([]);
});

test("an old session's end does not end the one that followed it", async () => {
  signInAs();
  installFakeApi({
    'story/list': () => {
      signInAs({ uid: 10000002 });
      useAppStore.setState({ session: { uid: 10000002, session: 'a-newer-token' } });
      return apiFailure(101);
    },
  });
  await expect(callApi('story/list', { filter: 0 })).rejects.toMatchObject({ code: 101 });
  expect(useAppStore.getState().session?.session).toBe('a-newer-token');
  expect(moves).toEqual([]);
});

test('the toast of a code leads to its article in a new tab; one without a code leads nowhere', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await fail(90099012);
  const [explained] = getToasts();
  expect(explained?.action?.label).toBe('What does this mean?');
  explained?.action?.onClick();
  expect(open).toHaveBeenCalledWith('/help-center?error=90099012', '_blank', 'noopener');
  open.mockRestore();
  await fail(77, '/my-stories', { msg: 'From the server.' });
  expect(getToasts().at(-1)).toMatchObject({ text: 'From the server.' });
  expect(getToasts().at(-1)?.action).toBeUndefined();
});

it('knows that the clock of the device is wrong for as long as the server says so', async () => {
  await fail(400002);
  expect(useAppStore.getState().isClockWrong).toBe(true);
  await fail(500);
  expect(useAppStore.getState().isClockWrong).toBe(false);
});
