import { Link, useNavigate, usePageTitle, useSearchParams } from '@myfiction/shared/host.ts';
import { Segmented } from '@myfiction/shared/ui.ts';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { forgetPendingLink, readPendingLink } from '../providers/pending-link.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { type EmailMode, emailLink, emailModeOf, loginLink } from '../sign-in/sign-in-links.ts';
import { SignedOutOnly } from '../sign-in/signed-out-only.tsx';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { ForgotForm } from './forgot-form.tsx';
import styles from './form.module.css';
import { LinkNote } from './link-note.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useCodeRequest } from './use-code-request.ts';

/** The mode stands in the address, what is typed in the page's state: changing the mode loses neither. */
export function EmailPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [link, setLink] = useState(readPendingLink);
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, email: link?.email ?? '' });
  const signup = useCodeRequest('signup');
  const reset = useCodeRequest('reset');
  const mode = emailModeOf(search);
  const forgot = mode === 'forgot';
  usePageTitle(t(`email.${mode}.title`));
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const skipLink = () => {
    forgetPendingLink();
    setLink(undefined);
  };
  const back = (
    <Link className={styles.back} to={forgot ? emailLink('in', search) : loginLink(search)}>
      <ChevronLeft aria-hidden="true" />
      {forgot ? t('email.backToSignIn') : t('email.back')}
    </Link>
  );
  return (
    <SignedOutOnly>
      <SignInLayout back={back} title={t(`email.${mode}.title`)} lead={forgot ? t('email.forgot.lead') : undefined}>
        {link && mode !== 'up' && <LinkNote link={link} onSkip={skipLink} />}
        {!forgot && (
          <div className={styles.modes}>
            <Segmented<EmailMode>
              block
              label={t('email.mode')}
              value={mode}
              onChange={(next) => navigate(emailLink(next, search), { replace: true })}
              options={[
                { value: 'in', label: t('email.in.tab') },
                { value: 'up', label: t('email.up.tab') },
              ]}
            />
          </div>
        )}
        {mode === 'in' && <SignInForm draft={draft} change={change} />}
        {mode === 'up' && <SignUpForm draft={draft} change={change} request={signup} />}
        {forgot && <ForgotForm draft={draft} change={change} request={reset} />}
      </SignInLayout>
    </SignedOutOnly>
  );
}
