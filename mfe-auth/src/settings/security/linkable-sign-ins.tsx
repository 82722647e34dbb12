import { SIGN_IN_PROVIDERS, type SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { leaveForApple } from '../../providers/apple.ts';
import { isFirebaseProvider } from '../../providers/provider.ts';
import { reportProviderError } from '../../providers/report-provider-error.ts';
import { systemConfig } from '../../providers/system-config.ts';
import { useLoginProviders } from '../../sign-in/use-login-providers.ts';
import { useWarmFirebase } from '../../sign-in/use-warm-firebase.ts';
import styles from '../settings-page.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { useAppleAnswer } from './use-apple-answer.ts';

/** The providers that are set up here and do not open this account yet. */
export function LinkableSignIns({ security }: { security: AccountSecurity }) {
  const t = useSettingsText();
  const offered = useLoginProviders();
  const focusKept = useFocusKept<HTMLDivElement>();
  const [linking, setLinking] = useState<SignInProvider>();
  const [answer, forgetAnswer] = useAppleAnswer();
  useWarmFirebase();
  const linked = security.links.map(({ provider }) => provider);
  const open = SIGN_IN_PROVIDERS.filter((provider) => offered.includes(provider) && !linked.includes(provider));
  const start = (provider: SignInProvider) => (isFirebaseProvider(provider) ? setLinking(provider) : void askApple());
  return (
    <>
      <div {...focusKept}>
        {open.map((provider) => (
          <div key={provider} className={styles.line}>
            <div>
              <div className={styles.lineTitle}>{t(`security.${provider}`)}</div>
              <div className={styles.lineHelp}>{t('security.notLinked')}</div>
            </div>
            <Button
              size="sm"
              aria-label={t('security.linkGo', { name: t(`security.${provider}`) })}
              onClick={() => start(provider)}
            >
              {t('security.link')}
            </Button>
          </div>
        ))}
      </div>
      {linking && <LinkDialog provider={linking} security={security} onClose={() => setLinking(undefined)} />}
      {answer && <LinkDialog provider="apple" security={security} answer={answer} onClose={forgetAnswer} />}
    </>
  );
}

/** Apple has no window of its own here: the page leaves, comes back with an answer, and then the author is asked. */
async function askApple(): Promise<void> {
  try {
    const config = await systemConfig();
    if (config?.apple) await leaveForApple(config.apple, { linking: true });
  } catch (error) {
    reportProviderError('apple', error);
  }
}
