import { usePageTitle } from '@myfiction/shared/host.ts';
import { useText } from '../i18n/use-text.ts';
import { LegalNote } from './legal-note.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SignedOutOnly } from './signed-out-only.tsx';
import { useLoginProviders } from './use-login-providers.ts';

export function LoginPage() {
  const t = useText();
  const offered = useLoginProviders();
  usePageTitle(t('login.title'));
  const onlyEmail = !offered.some((provider) => provider !== 'email');
  return (
    <SignedOutOnly>
      <SignInLayout posterOnPhones title={t('login.title')} lead={onlyEmail ? t('login.leadEmail') : t('login.lead')}>
        <ProviderButtons />
        <LegalNote />
      </SignInLayout>
    </SignedOutOnly>
  );
}
