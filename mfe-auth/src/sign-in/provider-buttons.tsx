import { useSearchParams } from '@myfiction/shared/host.ts';
import { Alert, Button, ButtonLink } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './provider-buttons.module.css';
import { PROVIDER_LOGOS } from './provider-logos.tsx';
import { emailLink } from './sign-in-links.ts';
import { type Provider, startProviderSignIn } from './start-provider-sign-in.ts';
import { useLoginProviders } from './use-login-providers.ts';

const PROVIDERS: readonly Provider[] = ['apple', 'fb', 'gp'];

/** One button for each way that the platform offers; a provider that is not set up is absent. Email always is. */
export function ProviderButtons() {
  const t = useText();
  const [search] = useSearchParams();
  const offered = useLoginProviders();
  const [unavailable, setUnavailable] = useState(false);
  const [pending, setPending] = useState<Provider>();
  const start = async (provider: Provider) => {
    setPending(provider);
    setUnavailable(false);
    try {
      await startProviderSignIn(provider);
    } catch {
      setUnavailable(true);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <div className={styles.list}>
      {PROVIDERS.filter((provider) => offered.includes(provider)).map((provider) => (
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
      {unavailable && <Alert tone="brick" title={t('login.unavailable')} />}
    </div>
  );
}
