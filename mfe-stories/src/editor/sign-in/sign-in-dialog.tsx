import { toast, useUser } from '@myfiction/shared/host.ts';
import { useTypingPause } from '@myfiction/shared/screen/use-typing-pause.ts';
import { Button, Field, FormDialog, PasswordInput, TextInput } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useSignInText } from '../i18n/use-sign-in-text.ts';
import { confirmSignIn, signInAgain } from './sign-in-again.ts';

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
  const isPaused = useTypingPause();
  const { session } = useEditor();
  const isKept = useChapterStore(({ view }) => view.isJournalWorking);
  const user = useUser();
  const [email, setEmail] = useState(user?.email ?? '');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [ticket, setTicket] = useState<string>();
  const [code, setCode] = useState('');
  const submit = async () => {
    const { uid } = session.target;
    setBusy(true);
    setProblem(null);
    const result = await (ticket ? confirmSignIn(uid, ticket, code) : signInAgain(uid, email, password));
    setBusy(false);
    if (result.kind === 'done') onClose();
    else if (result.kind === 'second-step') setTicket(result.ticket);
    else if (result.kind === 'refused') {
      setProblem(result);
      if (result.isOver) setTicket(undefined);
    } else setProblem({ field: 'email', message: t('expired.otherUser', { name: user?.uname ?? '' }) });
  };
  const leave = async () => {
    if (!(await onLeave())) toast.warning(t('expired.notKept'));
  };
  const problemOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <FormDialog
      open={isPaused}
      title={t('expired.title')}
      text={t(isKept ? 'expired.text' : 'expired.textOnly')}
      confirmLabel={t('expired.signIn')}
      cancelLabel={t('expired.later')}
      loading={isBusy}
      loadingLabel={t('expired.signingIn')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('expired.email')} error={problemOf('email')}>
        <TextInput value={email} onChange={setEmail} type="email" autoComplete="username" autoCapitalize="none" />
      </Field>
      <Field label={t('expired.password')} error={problemOf('password')}>
        <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
      </Field>
      {ticket && (
        <Field label={t('expired.code')} help={t('expired.codeHelp')} error={problemOf('code')}>
          <TextInput value={code} onChange={setCode} autoComplete="one-time-code" />
        </Field>
      )}
      {/* Accounts without a password come back through the sign-in page; the device keeps the text meanwhile. */}
      <Button variant="ghost" size="sm" onClick={() => void leave()}>
        {t('expired.otherWay')}
      </Button>
    </FormDialog>
  );
}
