import { SIGN_IN_PROVIDERS } from '@myfiction/shared/contract/account-options.ts';
import { useSearchParams } from '@myfiction/shared/host.ts';
import { Button, ButtonLink } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { FailureNote } from './failure-note.tsx';
import styles from './provider-buttons.module.css';
import { PROVIDER_LOGOS } from './provider-logos.tsx';
import { emailLink } from './sign-in-links.ts';
import { useLoginProviders } from './use-login-providers.ts';
import { useProviderSignIn } from './use-provider-sign-in.ts';
import { useWarmFirebase } from './use-warm-firebase.ts';

/** One button for each way that the platform offers; a provider that is not set up is absent. Email always is. */
export function ProviderButtons() {
  const t = useText();
  const [search] = useSearchParams();
  const offered = useLoginProviders();
  const { pending, failure, start } = useProviderSignIn();
  useWarmFirebase();
  return (
    <div className={styles.list}>
      {SIGN_IN_PROVIDERS.filter((provider) => offered.includes(provider)).map((provider) => (
        <Button
          key={provider}
          className={styles.provider}
          icon={PROVIDER_LOGOS[provider]}
          loading={pending === provider}
          onClick={() => void start(provider)}
        >
          <span className={styles.label}>{t(`login.${provider}`)}</span>
        </Button>
      ))}
      <ButtonLink className={styles.provider} icon={PROVIDER_LOGOS.email} to={emailLink('in', search)}>
        <span className={styles.label}>{t('login.email')}</span>
      </ButtonLink>
      {failure && <FailureNote error={failure} />}
    </div>
  );
}
