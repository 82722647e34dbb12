import { HELP_COMMENT_MAX, type HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { callApi, deviceId, useMutation } from '@myfiction/shared/host.ts';
import { useLeaveQuestion } from '@myfiction/shared/screen/use-leave-question.tsx';
import { Button, Field, TextArea } from '@myfiction/shared/ui.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './help.module.css';

/** “Was this helpful?”: a tap counts; a no may be followed by what was missing. */
export function Helpful({ slug }: { slug: HelpSlug }) {
  const t = useText();
  const [comment, setComment] = useState('');
  const [said, setSaid] = useState<'nothing' | 'yes' | 'no' | 'why'>('nothing');
  const field = useRef<HTMLTextAreaElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (said !== 'nothing') (field.current ?? thanks.current)?.focus();
  }, [said]);
  const [leaveQuestion] = useLeaveQuestion(said === 'no' && comment.trim() !== '');
  const rate = useMutation({
    mutationFn: (answer: { helpful: boolean; comment: string }) =>
      callApi('help/rate', { article: slug, devId: deviceId(), ...answer }),
  });
  const isSending = (helpful: boolean) => rate.isPending && rate.variables.helpful === helpful;
  const answer = (helpful: boolean) =>
    !rate.isPending && rate.mutate({ helpful, comment: '' }, { onSuccess: () => setSaid(helpful ? 'yes' : 'no') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    rate.mutate({ helpful: false, comment }, { onSuccess: () => setSaid('why') });
  };
  if (said === 'yes' || said === 'why') {
    return (
      <p ref={thanks} className={styles.helpful} role="status" tabIndex={-1}>
        {t('helpful.thanks')}
      </p>
    );
  }
  if (said === 'no') {
    return (
      <>
        <form className={styles.why} onSubmit={send}>
          <Field label={t('helpful.why')}>
            <TextArea ref={field} value={comment} maxLength={HELP_COMMENT_MAX} onChange={setComment} />
          </Field>
          <Button type="submit" loading={rate.isPending} disabled={comment.trim() === ''}>
            {t('helpful.send')}
          </Button>
        </form>
        {leaveQuestion}
      </>
    );
  }
  return (
    <fieldset className={styles.helpful}>
      <legend>{t('helpful.question')}</legend>
      <Button size="sm" loading={isSending(true)} onClick={() => answer(true)}>
        {t('helpful.yes')}
      </Button>
      <Button size="sm" loading={isSending(false)} onClick={() => answer(false)}>
        {t('helpful.no')}
      </Button>
    </fieldset>
  );
}
