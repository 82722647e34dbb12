import { SESSION_ENDED } from '@myfiction/shared/contract/session-ended.ts';
import { useLocation, usePageTitle } from '@myfiction/shared/host.ts';
import { useText } from '../i18n/use-text.ts';
import { LegalNote } from './legal-note.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SignedOutOnly } from './signed-out-only.tsx';
import { useLoginProviders } from './use-login-providers.ts';

export function LoginPage() {
  const t = useText();
  const offered = useLoginProviders();
  const isEnded = useLocation().state === SESSION_ENDED;
  usePageTitle(t('login.title'));
  const onlyEmail = !offered.some((provider) => provider !== 'email');
  const lead = onlyEmail ? t('login.leadEmail') : t('login.lead');
  return (
    <SignedOutOnly>
      <SignInLayout posterOnPhones title={t('login.title')} lead={isEnded ? t('login.ended') : lead}>
        <ProviderButtons />
        <LegalNote />
      </SignInLayout>
    </SignedOutOnly>
  );
}
