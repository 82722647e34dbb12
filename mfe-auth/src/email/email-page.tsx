import { type ApiError, Link, toast, useNavigate, usePageTitle, useSearchParams } from '@myfiction/shared/host.ts';
import { useIsPainted } from '@myfiction/shared/screen/use-is-painted.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { Segmented } from '@myfiction/shared/ui.ts';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { forgetPendingLink, readPendingLink } from '../providers/pending-link.ts';
import { forgetSecondStep, readSecondStep, type SecondStep } from '../providers/second-step.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { type EmailMode, emailLink, emailModeOf, loginLink } from '../sign-in/sign-in-links.ts';
import { SignedOutOnly } from '../sign-in/signed-out-only.tsx';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import styles from './form.module.css';
import { takeKnownAddress } from './known-address.ts';
import { LinkNote } from './link-note.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useCodeRequest } from './use-code-request.ts';
import { useModeFocus } from './use-mode-focus.ts';

const loadOthers = () => import('./other-forms.ts');

/** The mode stands in the address, what is typed in the page's state: changing the mode loses neither. */
export function EmailPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [link, setLink] = useState(readPendingLink);
  const [draft, setDraft] = useState(() => ({ ...EMPTY_DRAFT, email: link?.email ?? takeKnownAddress() }));
  const signup = useCodeRequest('signup');
  const reset = useCodeRequest('reset');
  const mode = emailModeOf(search);
  const step = useSecondStep(mode);
  const forgot = mode === 'forgot';
  const isFirst = mode === 'in' || mode === 'up';
  const others = useOtherForms(mode);
  useModeFocus(mode);
  usePageTitle(t(`email.${mode}.title`));
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const skipLink = () => {
    forgetPendingLink();
    setLink(undefined);
  };
  const signInWithoutLink = () => {
    skipLink();
    // The button is gone with its note.
    document.querySelector<HTMLElement>('form [name="email"]')?.focus();
  };
  const restart = (error: ApiError) => {
    forgetSecondStep();
    // The link that waited may be what has run out; without it the sign-in goes through.
    skipLink();
    toast.warning(error.message);
    navigate(emailLink('in', search), { replace: true });
  };
  const back = (
    <Link className={styles.back} to={isFirst ? loginLink(search) : emailLink('in', search)}>
      <ChevronLeft aria-hidden="true" />
      {isFirst ? t('email.back') : t('email.backToSignIn')}
    </Link>
  );
  return (
    <SignedOutOnly>
      <SignInLayout
        back={back}
        title={t(`email.${mode}.title`)}
        lead={forgot || mode === 'code' ? t(`email.${mode}.lead`) : undefined}
      >
        {link && (mode === 'in' || forgot) && <LinkNote link={link} onSkip={signInWithoutLink} />}
        {isFirst && (
          <div className={styles.modes}>
            <Segmented<'in' | 'up'>
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
        {mode === 'up' && others && <others.SignUpForm draft={draft} change={change} request={signup} />}
        {forgot && others && <others.ForgotForm draft={draft} change={change} request={reset} />}
        {step && others && <others.SecondFactorForm step={step} onOver={restart} />}
      </SignInLayout>
    </SignedOutOnly>
  );
}

/** Needed at once where the page opens with one of them, else after its first frame: a sign-in waits for none. */
function useOtherForms(mode: EmailMode) {
  const isPainted = useIsPainted();
  return useLate(loadOthers, isPainted || mode !== 'in');
}

/** What the second step goes on with; without anything to go on with, the sign-in begins at its beginning. */
function useSecondStep(mode: EmailMode): SecondStep | undefined {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const step = mode === 'code' ? readSecondStep() : undefined;
  const isLost = mode === 'code' && !step;
  useEffect(() => {
    if (isLost) navigate(emailLink('in', search), { replace: true });
  }, [isLost, navigate, search]);
  return step;
}
