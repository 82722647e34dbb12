import { toast, useUser } from '@myfiction/shared/host.ts';
import { Button, Dialog, Field, PasswordInput, TextInput } from '@myfiction/shared/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useSignInText } from '../i18n/use-sign-in-text.ts';
import { signInAgain } from './sign-in-again.ts';
import styles from './sign-in-dialog.module.css';

interface Problem {
  field: string;
  message: string;
}

export interface SignInDialogProps {
  onClose: () => void;
  /** Leaves for the sign-in page; false while that would lose text. */
  onLeave: () => Promise<boolean>;
}

/** Signs in over the text, which stays where it is. */
export function SignInDialog({ onClose, onLeave }: SignInDialogProps) {
  const t = useSignInText();
  const { session } = useEditor();
  const user = useUser();
  const formId = useId();
  const [email, setEmail] = useState(user?.email ?? '');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const result = await signInAgain(session.target.uid, email, password);
    setBusy(false);
    if (result.kind === 'done') onClose();
    else if (result.kind === 'refused') setProblem(result);
    else setProblem({ field: 'email', message: t('expired.otherUser', { name: user?.uname ?? '' }) });
  };
  const leave = async () => {
    if (!(await onLeave())) toast.warning(t('expired.notKept'));
  };
  const problemOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('expired.title')}
      description={t('expired.text')}
      width={440}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('expired.later')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isBusy} loadingLabel={t('expired.signingIn')}>
            {t('expired.signIn')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t('expired.email')} error={problemOf('email')}>
          <TextInput value={email} onChange={setEmail} type="email" autoComplete="username" autoCapitalize="none" />
        </Field>
        <Field label={t('expired.password')} error={problemOf('password')}>
          <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
        </Field>
        {/* Accounts without a password come back through the sign-in page; the device keeps the text meanwhile. */}
        <Button variant="ghost" size="sm" onClick={() => void leave()}>
          {t('expired.otherWay')}
        </Button>
      </form>
    </Dialog>
  );
}
