import '@myfiction/shared/testing/reset-host.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { useAppStore } from '@myfiction/shared/host.ts';
import { type ApiFailure, apiFailure, NetworkFailure } from '@myfiction/shared/testing/api-failure.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadPage } from '../recovery/reload-page.ts';
import { sourceOf } from '../remotes/registry/current-registry.ts';
import { registryEntry, registryWith } from '../remotes/testing/registry-entry.ts';
import { author, renderShell, resetShell } from '../testing/render-shell.tsx';
import { bootOverridden } from './boot-overridden.ts';
import { OverrideBanner } from './override-banner.tsx';
import { readOverrides, writeOverrides } from './override-storage.ts';

jest.mock('../remotes/prefetch.ts', () => ({ loadFirstPage: jest.fn() }));
jest.mock('../remotes/prefetch-links.ts', () => ({ installPrefetch: jest.fn() }));
jest.mock('../recovery/reload-page.ts', () => ({ reloadPage: jest.fn() }));

type Resolved = ApiOutput<'delivery/resolveSignedOut'>;

const inlined = registryWith(registryEntry('comments'), registryEntry('inbox'));

async function boot(search: string, answer: Resolved | ApiFailure | NetworkFailure) {
  window.history.replaceState(null, '', `/${search}`);
  const api = installFakeApi({
    'delivery/resolveOverrides': () => ('entries' in answer ? { ...answer, ticket: 'a ticket' } : answer),
    'delivery/resolveSignedOut': () => answer,
  });
  const booted = await bootOverridden(inlined);
  return {
    ...booted,
    asked: api.callsOf('delivery/resolveOverrides').map(({ fields }) => fields.overrides),
    askedSignedOut: api.callsOf('delivery/resolveSignedOut').map(({ fields }) => fields.ticket),
  };
}

beforeEach(async () => {
  await resetShell();
  sessionStorage.clear();
});

const candidate = registryEntry('comments', { version: 'rc2', base: '/remotes/comments/rc2/' });

test('asks the server for all of them at once, and runs what it gives', async () => {
  const { registry, asked, Banner } = await boot('?override=comments@rc2&disable=inbox', {
    entries: { comments: candidate, inbox: registryEntry('inbox', { enabled: false }) },
    refused: [],
  });
  expect(asked).toEqual([
    [
      { remote: 'comments', version: 'rc2' },
      { remote: 'inbox', version: null },
    ],
  ]);
  expect(registry.remotes.comments?.version).toBe('rc2');
  expect(registry.remotes.inbox?.enabled).toBe(false);
  expect([sourceOf('comments'), sourceOf('inbox'), Banner]).toEqual(['override', 'override', OverrideBanner]);
});

test('they hold for the tab: the next load asks again without the address', async () => {
  await boot('?override=comments@rc2', { entries: { comments: candidate }, refused: [] });
  const { asked } = await boot('', { entries: { comments: candidate }, refused: [] });
  expect(asked).toEqual([[{ remote: 'comments', version: 'rc2' }]]);
});

test('without the role nothing is different, and the tab forgets them', async () => {
  const { registry, Banner } = await boot('?override=comments@rc2', {
    entries: {},
    refused: [{ remote: 'comments', reason: 'role' }],
  });
  expect(registry).toEqual(inlined);
  expect([Banner, readOverrides()]).toEqual([undefined, []]);
});

const signOut = () => useAppStore.setState({ session: null, user: null });

test.each([
  ['refused', { entries: {}, refused: [{ remote: 'comments', reason: 'role' as const }] }],
  ['not answered', new NetworkFailure()],
])('a stranger is %s without a word; the tab keeps them for the page after the sign-in', async (_, answer) => {
  signOut();
  const { registry, asked, askedSignedOut, Banner } = await boot('?override=comments@rc2', answer);
  expect([registry, asked, askedSignedOut[0], Banner]).toEqual([inlined, [], '', undefined]);
  expect(readOverrides()).toEqual([{ remote: 'comments', version: 'rc2' }]);
  useAppStore.setState({ session: { uid: 1, session: 'token' } });
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});

test('who signs out in this tab keeps them by the ticket, until the tab forgets them', async () => {
  await boot('?override=comments@rc2', { entries: { comments: candidate }, refused: [] });
  signOut();
  const { registry, askedSignedOut, Banner } = await boot('', { entries: { comments: candidate }, refused: [] });
  expect([registry.remotes.comments?.version, askedSignedOut, Banner]).toEqual(['rc2', ['a ticket'], OverrideBanner]);
  const away = await boot('', new NetworkFailure());
  expect([away.registry, away.Banner]).toEqual([inlined, OverrideBanner]);
  writeOverrides([]);
  expect((await boot('?override=comments@rc2', new NetworkFailure())).askedSignedOut[0]).toBe('');
  useAppStore.setState({ session: { uid: 1, session: 'token' } });
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});

test('another author who signs in here is asked for anew, the same one is not', async () => {
  await boot('?override=comments@rc2', { entries: { comments: candidate }, refused: [] });
  useAppStore.setState({ session: null, user: null });
  useAppStore.setState({ session: { uid: author.uid, session: 'newer token' } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloadPage).not.toHaveBeenCalled();
  useAppStore.setState({ session: { uid: 2, session: 'token' } });
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});

test.each([
  ['no answer', () => new NetworkFailure()],
  ['an error', () => apiFailure('serverError')],
])('with %s the page is what everybody sees, and says so', async (_, failure) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { registry } = await boot('?override=comments@rc2', failure());
  expect(registry).toEqual(inlined);
  await renderShell(<OverrideBanner />);
  expect(screen.getByText('Not applied: the server gave no answer.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(readOverrides()).toHaveLength(1);
});

test('an entry that the page cannot read is refused, and the remote stays what it is', async () => {
  const broken = { ...candidate, base: 'javascript:alert(1)//' };
  const { registry } = await boot('?override=comments@rc2', { entries: { comments: broken }, refused: [] });
  expect(registry).toEqual(inlined);
  await renderShell(<OverrideBanner />);
  expect(screen.getByText(/comments: refused, this version does not fit/)).toBeInTheDocument();
});

test('the banner names each, and undoes one or all', async () => {
  await boot('?override=comments@rc2,billing@v9&disable=inbox', {
    entries: { comments: candidate, inbox: registryEntry('inbox', { enabled: false }) },
    refused: [{ remote: 'billing', reason: 'unknown' }],
  });
  await renderShell(<OverrideBanner />);
  const banner = screen.getByRole('region', { name: 'Overrides in this tab' });
  for (const text of ['comments at rc2', 'inbox switched off', 'billing: refused, this version is not published'])
    expect(banner).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Undo the override of comments' }));
  expect(readOverrides().map(({ remote }) => remote)).toEqual(['billing', 'inbox']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo all' }));
  expect(readOverrides()).toEqual([]);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});
