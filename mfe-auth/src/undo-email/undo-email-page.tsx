import { EMAIL_UNDO_DAYS } from '@myfiction/shared/contract/account-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { useLocation, usePageTitle } from '@myfiction/shared/host.ts';
import { focusTitle } from '@myfiction/shared/screen/focus-title.ts';
import { ButtonLink, ErrorState } from '@myfiction/shared/ui.ts';
import { useEffect, useRef } from 'react';
import { useUndoEmailText } from '../i18n/use-undo-email-text.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { emailLink } from '../sign-in/sign-in-links.ts';
import { AskUndo } from './ask-undo.tsx';
import { SupportContact } from './support-contact.tsx';
import styles from './undo-email.module.css';
import { useEmailUndo } from './use-email-undo.ts';

/** Where the link leads that a former address is mailed. Opening it changes nothing: mail programs open links by themselves. */
export function UndoEmailPage() {
  const t = useUndoEmailText();
  const undo = useEmailUndo(useLocation().hash.slice(1));
  const { state, email } = undo;
  const heading = state === 'done' || state === 'over' ? state : 'undo';
  const title = t(`${heading}.title`);
  useTitleFocus(title);
  usePageTitle(title);
  const lead = {
    loading: undefined,
    unknown: undefined,
    ready: t('undo.lead', { email }),
    over: t('over.lead', { days: EMAIL_UNDO_DAYS }),
    done: t('done.lead', { email }),
  }[state];
  return (
    <SignInLayout title={title} lead={lead}>
      {(state === 'loading' || state === 'ready') && <AskUndo undo={undo} />}
      {state === 'unknown' && <ErrorState title={t('undo.failed')} text={t('undo.failedText')} onRetry={undo.retry} />}
      {state === 'over' && (
        <div className={styles.body}>
          <SupportContact text={t('contact.over')} />
          <ButtonLink size="lg" block to={paths.login()}>
            {t('over.signIn')}
          </ButtonLink>
        </div>
      )}
      {state === 'done' && (
        <div className={styles.body}>
          <p className={styles.note}>{t('done.next')}</p>
          <ButtonLink variant="primary" size="lg" block to={emailLink('forgot', new URLSearchParams())}>
            {t('done.password')}
          </ButtonLink>
        </div>
      )}
    </SignInLayout>
  );
}

/** The button that was pressed is gone with what it led to. */
function useTitleFocus(title: string): void {
  const seen = useRef(title);
  useEffect(() => {
    if (seen.current === title) return;
    seen.current = title;
    focusTitle();
  }, [title]);
}
