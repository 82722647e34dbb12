import { HELP_COMMENT_MAX, type HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { callApi, deviceId, useMutation } from '@myfiction/shared/host.ts';
import { useLeaveQuestion } from '@myfiction/shared/screen/use-leave-question.tsx';
import { Button, Field, TextArea } from '@myfiction/shared/ui.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './help.module.css';

interface HelpfulProps {
  slug: HelpSlug;
  /** What is written and not sent, by article: an author who looks into another one finds it again. */
  unsent: Map<HelpSlug, string>;
}

/** “Was this helpful?”: a tap counts; a no may be followed by what was missing. */
export function Helpful({ slug, unsent }: HelpfulProps) {
  const t = useText();
  const [comment, setComment] = useState(unsent.get(slug) ?? '');
  const [said, setSaid] = useState<'nothing' | 'yes' | 'no' | 'why'>(unsent.has(slug) ? 'no' : 'nothing');
  const [before] = useState(said);
  const field = useRef<HTMLTextAreaElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (said !== before) (field.current ?? thanks.current)?.focus();
  }, [said, before]);
  const [leaveQuestion] = useLeaveQuestion(said === 'no' && comment.trim() !== '');
  const rate = useMutation({
    mutationFn: (answer: { helpful: boolean; comment: string }) =>
      callApi('help/rate', { article: slug, devId: deviceId(), ...answer }),
    // Here and not where it is sent: the article may have been left by then.
    onSuccess: (_answer, { comment: sent }) => {
      if (sent !== '') unsent.delete(slug);
    },
  });
  const isSending = (helpful: boolean) => rate.isPending && rate.variables.helpful === helpful;
  const answer = (helpful: boolean) =>
    !rate.isPending && rate.mutate({ helpful, comment: '' }, { onSuccess: () => setSaid(helpful ? 'yes' : 'no') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    rate.mutate({ helpful: false, comment }, { onSuccess: () => setSaid('why') });
  };
  const write = (text: string) => {
    unsent.set(slug, text);
    setComment(text);
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
            <TextArea
              ref={field}
              value={comment}
              readOnly={rate.isPending}
              maxLength={HELP_COMMENT_MAX}
              onChange={write}
            />
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
