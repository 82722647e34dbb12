import { type AxiosAdapter, AxiosError } from 'axios';
import { NETWORK_FAILURE_MESSAGE } from '../../contract/network-failure.ts';
import vectors from '../../contract/test-vectors.json';
import { apiFailure, NETWORK_FAILURE } from '../../testing/api-failure.ts';
import '../../testing/fail-on-problems.ts';
import { installFakeApi, respond } from '../../testing/fake-api.ts';
import '../../testing/reset-host.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { queryClient } from '../query-client.ts';
import { useAppStore } from '../store/app-store.ts';
import { getToasts } from '../toast.ts';
import { callApi } from './call-api.ts';
import { setHttpAdapter } from './http.ts';
import { onWrite } from './on-write.ts';
import { signFields } from './sign.ts';
import { callAudioSkin } from './start-calls.ts';

const stories = { items: [], next_cursor: null, counts: { ongoing: 0, completed: 0 } };
const list = { filter: 0 } as const;

/** Answers with the given bodies in turn, and keeps what was sent. */
function answerWith(...answers: (unknown | (() => never))[]): Parameters<AxiosAdapter>[0][] {
  const sent: Parameters<AxiosAdapter>[0][] = [];
  setHttpAdapter(async (config) => {
    const answer = answers[sent.length];
    sent.push(config);
    return typeof answer === 'function' ? answer() : respond(config, answer);
  });
  return sent;
}

const failNetwork = (): never => {
  throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
};

test('sends the identity fields with the payload, signed, with credentials', async () => {
  jest.useFakeTimers({ now: 1_767_225_600_999, doNotFake: ['queueMicrotask', 'nextTick'] });
  signInAs({ uid: 10000007 });
  const sent = answerWith({ code: 0, msg: '', data: stories });
  await callApi('story/list', list, { plainSignature: true });
  jest.useRealTimers();
  const [config] = sent;
  const body = JSON.parse(config?.data);
  expect(body).toEqual({
    apiVersion: '1.0.8',
    channelId: 'WEB41002',
    clientVer: '1.0.0',
    session: 'test-session-token',
    devId: localStorage.getItem('devId'),
    lang: 'en',
    ts: 1_767_225_600,
    uid: 10000007,
    filter: 0,
  });
  expect(config?.url).toBe('/api/myfiction/story/list');
  expect(config?.withCredentials).toBe(true);
  expect(config?.headers.get('sign')).toBe(await signFields(body, { plain: true }));
});

test('a signed-out call has uid 1 and an empty session', async () => {
  const api = installFakeApi({ 'region/check': () => ({ region: 'US' }) });
  await callApi('region/check', {});
  expect(api.calls[0]?.fields).toMatchObject({ uid: 1, session: '' });
  expect(String(api.calls[0]?.headers.sign)).toHaveLength(344);
});

test('keeps the device id over calls and reloads', async () => {
  const api = installFakeApi({ 'story/list': () => stories });
  await callApi('story/list', list);
  await callApi('story/list', list);
  const ids = api.calls.map(({ fields }) => fields.devId);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
});

test('reads an encrypted answer', async () => {
  const [vector] = vectors.answers;
  answerWith(JSON.stringify(vector?.encrypted));
  await expect(callApi('user/getUserInfo', { target_uid: 10000001 })).resolves.toEqual(vector?.plain.data);
});

test.each([
  ['', ''],
  ['Error', '"Error"'],
  ['a list', '[]'],
  ['no code', '{"data":1}'],
])('an answer that is none (%s) is code -1, and nothing is shown', async (_name, body) => {
  answerWith(body);
  await expect(callApi('story/list', list)).rejects.toMatchObject({ kind: 'answer', code: -1 });
  expect(getToasts()).toEqual([]);
});

test('a read is repeated once when the network fails', async () => {
  const sent = answerWith(failNetwork, { code: 0, msg: '', data: stories });
  await expect(callApi('story/list', list)).resolves.toEqual(stories);
  expect(sent).toHaveLength(2);
});

test('a network that stays away is a network error with its message, after two tries', async () => {
  const sent = answerWith(failNetwork, failNetwork, failNetwork);
  const message = 'Network connection error. Please check your network settings and try again.';
  await expect(callApi('story/list', list)).rejects.toMatchObject({ kind: 'network', code: -1, message });
  expect(sent).toHaveLength(2);
  expect(getToasts()).toMatchObject([{ tone: 'warning', text: message }]);
});

test('a write is not repeated, and carries an idempotency key of its own', async () => {
  const api = installFakeApi({ 'user/editUserInfo': () => NETWORK_FAILURE });
  await expect(callApi('user/editUserInfo', { about_me: 'x' })).rejects.toMatchObject({ kind: 'network' });
  await expect(callApi('user/editUserInfo', { about_me: 'x' })).rejects.toMatchObject({ kind: 'network' });
  const keys = api.calls.map(({ fields }) => fields.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test('the caller may name the idempotency key; a read has none', async () => {
  const api = installFakeApi({ 'user/resetPwd': () => ({}), 'story/list': () => stories });
  const reset = { email: 'ada@example.org', code: '123456', password: 'long enough' };
  await callApi('user/resetPwd', reset, { idempotencyKey: 'from-the-journal' });
  await callApi('story/list', list);
  expect(api.calls[0]?.fields.idempotencyKey).toBe('from-the-journal');
  expect(api.calls[1]?.fields).not.toHaveProperty('idempotencyKey');
});

test('a time-out is not repeated; login has 10 seconds, others 30', async () => {
  const timeOut = (): never => {
    throw new AxiosError('timeout', AxiosError.ECONNABORTED);
  };
  const sent = answerWith(timeOut, timeOut, timeOut);
  await expect(callApi('story/list', list)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(callApi('user/login', { sid: 4 })).rejects.toMatchObject({ kind: 'timeout' });
  await expect(callApi('story/list', list, { timeoutMs: 5 })).rejects.toMatchObject({ kind: 'timeout' });
  expect(sent.map(({ timeout }) => timeout)).toEqual([30_000, 10_000, 5]);
});

test('an aborted call is silent', async () => {
  installFakeApi({ 'story/list': () => new Promise(() => {}) });
  const controller = new AbortController();
  const call = callApi('story/list', list, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(getToasts()).toEqual([]);
});

test.each([
  [500, 500, 'serverError'],
  [502, 500, 'serverError'],
  [413, 400004, 'tooLarge'],
  [429, 400005, 'tooManyRequests'],
])('HTTP %i without an answer is code %i', async (status, code, errorName) => {
  setHttpAdapter(async (config) => respond(config, '<html>Bad gateway</html>', status));
  await expect(callApi('story/list', list)).rejects.toMatchObject({ kind: 'answer', code, errorName });
  expect(getToasts()).toHaveLength(1);
});

test('a page in place of an answer is no network', async () => {
  const page = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  setHttpAdapter(async (config) => ({ ...respond(config, '<title>Sign in to the train’s Wi-Fi</title>'), ...page }));
  await expect(callApi('user/editUserInfo', { about_me: 'x' })).rejects.toMatchObject({ kind: 'network' });
  expect(getToasts()).toMatchObject([{ text: NETWORK_FAILURE_MESSAGE }]);
});

test('an application answer counts whatever the HTTP status', async () => {
  setHttpAdapter(async (config) => respond(config, { code: 6200005, msg: 'x', data: null }, 400));
  await expect(callApi('user/getUserInfo', { target_uid: 1 })).rejects.toMatchObject({ code: 6200005 });
});

test('an error carries what a form needs', async () => {
  installFakeApi({ 'story/get': () => apiFailure('storyNameTaken', { msg: 'dup', data: { id: 1 } }) });
  await expect(callApi('story/get', { story_id: 'b9c6b1b2-5a53-4f0f-8b3f-2f3f0d6f7a11' })).rejects.toMatchObject({
    name: 'ApiError',
    code: 90099012,
    errorName: 'storyNameTaken',
    field: 'title',
    message: 'Story name already exists.',
    data: { id: 1 },
  });
});

test('loginLoading holds for as long as the login call', async () => {
  const seen: boolean[] = [];
  installFakeApi({
    'user/login': () => {
      seen.push(useAppStore.getState().loginLoading);
      return apiFailure('wrongPassword');
    },
  });
  await expect(callApi('user/login', { sid: 4 })).rejects.toMatchObject({ code: 6200005 });
  expect([...seen, useAppStore.getState().loginLoading]).toEqual([true, false]);
});

test('audio/skin has an empty payload, and its failure is ignored', async () => {
  const sent = answerWith({ code: 500, msg: 'no', data: null });
  await callAudioSkin();
  expect(sent[0]?.url).toBe('/api/audio/skin');
  expect(getToasts()).toEqual([]);
});

test('a write outdates what pages keep that are not open, and is told; a read and a failed write do not', async () => {
  signInAs();
  const asked = jest.fn(async () => 'steps');
  const kept = { queryKey: ['checklist'], queryFn: asked, staleTime: 30_000 };
  let fails = false;
  const told = jest.fn();
  const stop = onWrite(told);
  installFakeApi({
    'story/list': () => stories,
    'inbox/readAll': () => (fails ? apiFailure('serverError') : { changed: [], unread: 0 }),
  });
  const readAll = () => callApi('inbox/readAll', { until: '2026-07-01T00:00:00.000Z' }, { silent: true });
  await queryClient.prefetchQuery(kept);
  await callApi('story/list', list);
  fails = true;
  await expect(readAll()).rejects.toMatchObject({ errorName: 'serverError' });
  await queryClient.prefetchQuery(kept);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
  fails = false;
  await readAll();
  await queryClient.prefetchQuery(kept);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});
