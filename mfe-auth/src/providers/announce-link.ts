import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import { toast, translator } from '@myfiction/shared/host.ts';
import { AUTH_NAMESPACE } from '../i18n/messages.ts';
import type { TextKey } from '../i18n/use-text.ts';

/** Says what has become of the provider's sign-in that waited; the page that asked is gone by now. */
export function announceLink(name: SignInProvider, linked: boolean): void {
  const t: (key: TextKey, params?: { provider: string }) => string = translator(AUTH_NAMESPACE);
  const provider = t(`provider.${name}`);
  if (linked) toast.success(t('link.done', { provider }));
  else toast.warning(t('link.failed', { provider }));
}
