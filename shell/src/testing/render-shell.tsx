import '@myfiction/shared/testing/fail-on-problems.ts';
import { followLanguage } from '@myfiction/shared/host/i18n/messages.ts';
import {
  BrowserRouter,
  changeLanguage,
  clearToasts,
  QueryClientProvider,
  queryClient,
  registerMessages,
  useAppStore,
} from '@myfiction/shared/host.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { setLoginCheck } from '../guard/login-check.ts';
import { SHELL_NAMESPACE, shellMessages } from '../i18n/messages.ts';
import { RegistryContext } from '../navigation/registry-context.ts';
import { studioRegistry } from './studio-registry.ts';

export const author = {
  uid: 10000001,
  uname: 'Noor Valdez',
  pic: '',
  about_me: '',
  book_total: 1,
  book_publish_words: 100,
  is_new_user: false,
};

/** Signed in as {@link author}, nothing new, day theme, English; the region check has asked for the login check. */
export async function resetShell(): Promise<void> {
  localStorage.clear();
  queryClient.clear();
  clearToasts();
  setLoginCheck('required');
  useAppStore.setState({
    session: { uid: author.uid, session: 'token' },
    user: author,
    counts: { newComment: 0, messageSign: false },
    systemConfig: null,
  });
  useAppStore.getState().setPreferences({ theme: 'day', language: 'en', textSize: 100 });
  await changeLanguage('en');
}

let stopFollowing = (): void => {};
afterEach(() => stopFollowing());

/** Renders a part of the shell at an address of the studio in `studio-registry.ts`, or of another one. */
export async function renderShell(content: ReactNode, address = '/', registry = studioRegistry) {
  window.history.replaceState(null, '', address);
  stopFollowing = followLanguage();
  await registerMessages(SHELL_NAMESPACE, shellMessages);
  return render(
    <QueryClientProvider client={queryClient}>
      <RegistryContext value={registry}>
        <BrowserRouter>{content}</BrowserRouter>
      </RegistryContext>
    </QueryClientProvider>,
  );
}
