import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import 'fake-indexeddb/auto';
import { installNavigate, signOut } from '@myfiction/shared/host.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import '@myfiction/shared/testing/reset-host.ts';
import { CONTRACT_FORM } from '@myfiction/shared/contract/testing/application-forms.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { IDBFactory } from 'fake-indexeddb';
import { dropDraftCopy, keepDraftCopy, readDraftCopy } from './draft-copy.ts';

const KEPT = { form: CONTRACT_FORM, revision: 4, unanswered: [] };
const place = { uid: 1, storyId: 's1', kind: 'contract' } as const;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('gives back what it keeps, of this author and this story only', async () => {
  await keepDraftCopy(place, KEPT);
  expect(await readDraftCopy(place)).toMatchObject({ form: CONTRACT_FORM, revision: 4 });
  expect(await readDraftCopy({ ...place, storyId: 's2' })).toBeUndefined();
  await dropDraftCopy(place);
  expect(await readDraftCopy(place)).toBeUndefined();
});

it('forgets it after a week, and as soon as another author opens a form', async () => {
  await keepDraftCopy(place, KEPT);
  expect(await readDraftCopy(place, Date.now() + 6 * DAY_MS)).toBeDefined();
  expect(await readDraftCopy({ ...place, uid: 2 })).toBeUndefined();
  expect(await readDraftCopy(place)).toBeUndefined();
  await keepDraftCopy(place, KEPT);
  expect(await readDraftCopy(place, Date.now() + 8 * DAY_MS)).toBeUndefined();
});

it('goes with the sign-out', async () => {
  installFakeApi({ 'user/logout': () => ({}) });
  signInAs();
  const restore = installNavigate(() => undefined);
  await keepDraftCopy(place, KEPT);
  await signOut();
  restore();
  expect(await readDraftCopy(place)).toBeUndefined();
});

it('says so where the browser keeps nothing', async () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
  expect(await keepDraftCopy(place, KEPT)).toBe(false);
  expect(await readDraftCopy(place)).toBeUndefined();
});
