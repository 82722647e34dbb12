import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { COMMENT_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { useUser } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, FieldNote, IconButton } from '@myfiction/shared/ui.ts';
import { Pin, Smile } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useReply } from '../api/change-comments.ts';
import { useText } from '../i18n/use-text.ts';
import { touch } from '../list/touched.ts';
import { EmojiBar } from './emoji-bar.tsx';
import styles from './reply-box.module.css';
import { keepDraft, readDraft } from './reply-drafts.ts';
import { useRefusal } from './use-refusal.ts';

/** Writes a reply. What is written stays on this device until it is sent, whatever happens. */
export function ReplyBox({ comment, onDone }: { comment: CommentItem; onDone: () => void }) {
  const t = useText();
  const id = useId();
  const uid = useUser()?.uid ?? 0;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(uid, comment.comment_id));
  const [isKept] = useState(text !== '');
  const [pin, setPin] = useStateOverSignIn(`pin ${comment.comment_id}`, false);
  const [showsEmoji, setShowsEmoji] = useState(false);
  const reply = useReply(comment.comment_id, () => keepDraft(uid, comment.comment_id, ''));
  const isSending = reply.isPending;
  const refusal = useRefusal(field, text);
  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const write = (next: string) => {
    setText(next);
    refusal.clear();
    keepDraft(uid, comment.comment_id, next);
  };
  const insert = (emoji: string) => {
    const at = field.current?.selectionStart ?? text.length;
    write(text.slice(0, at) + emoji + text.slice(field.current?.selectionEnd ?? at));
    field.current?.focus();
  };
  const canSend = text.trim() !== '' && countCharacters(text.trim()) <= COMMENT_MAX;
  const send = () => {
    if (!canSend || isSending) return;
    const sent = text.trim();
    touch(comment.comment_id);
    reply.mutate(
      { text: sent, pin },
      {
        onSuccess: onDone,
        onError: (error) => refusal.take(error, sent),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
    else if (event.key === 'Escape' && !isSending) onDone();
    else return;
    event.preventDefault();
  };
  const help = isKept && text !== '' ? t('reply.kept') : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click in the box is for the box and not for the row around it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div className={styles.box} onClick={(event) => event.stopPropagation()}>
      <textarea
        ref={field}
        dir="auto"
        className={styles.text}
        aria-label={t('reply.to', { name: comment.reader_name })}
        aria-describedby={`${id}-note`}
        aria-invalid={refusal.message !== undefined || undefined}
        placeholder={t('reply.placeholder')}
        rows={1}
        readOnly={isSending}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldNote id={`${id}-note`} error={refusal.message} help={help} />
      {showsEmoji && <EmojiBar onPick={insert} />}
      <div className={styles.foot}>
        <span className={styles.tools}>
          <IconButton
            size="sm"
            label={t('reply.emoji')}
            icon={<Smile />}
            aria-expanded={showsEmoji}
            onClick={() => setShowsEmoji(!showsEmoji)}
          />
          <IconButton
            size="sm"
            className={pin ? styles.on : undefined}
            label={t('reply.pin')}
            icon={<Pin fill={pin ? 'currentColor' : 'none'} />}
            aria-pressed={pin}
            onClick={() => setPin(!pin)}
          />
        </span>
        <span className={styles.tools}>
          <Button size="sm" variant="ghost" disabled={isSending} onClick={onDone}>
            {t('reply.cancel')}
          </Button>
          <Button size="sm" variant="primary" disabled={!canSend} loading={isSending} onClick={send}>
            {t('reply.send')}
          </Button>
        </span>
      </div>
    </div>
  );
}
