import { ApiError, getSession } from '@myfiction/shared/host.ts';
import { currentMessage } from '@myfiction/shared/screen/current-message.ts';
import { useEffect, useRef, useState } from 'react';
import { sendReply } from '../api/reply.ts';
import { draftKey, emptyDraft, keepDraft, letterOf, type ReplyDraft, readDraft } from './reply-draft.ts';

/** The author's letter in a conversation: kept while it is written, gone from the device once it is sent. */
export function useReply(messageId: string) {
  const [uid] = useState(() => getSession()?.uid ?? 0);
  const [draft, setDraft] = useState(() => readDraft(uid, messageId));
  // A file may arrive between two renders.
  const latest = useRef(draft);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    // Only the tab in front writes; one behind it shows what was written or sent there.
    const follow = ({ key }: StorageEvent) => {
      if (key !== draftKey(uid, messageId) || document.hasFocus()) return;
      latest.current = readDraft(uid, messageId);
      setDraft(latest.current);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [uid, messageId]);
  const change = (next: (present: ReplyDraft) => ReplyDraft) => {
    latest.current = next(latest.current);
    keepDraft(uid, messageId, latest.current);
    setDraft(latest.current);
    setFailure(undefined);
  };
  const send = async (): Promise<boolean> => {
    const letter = letterOf(latest.current);
    change(() => letter);
    setSending(true);
    try {
      await sendReply({
        message_id: messageId,
        reply_id: letter.replyId,
        body: letter.body.trim(),
        attachment_ids: letter.attachments.map(({ attachment_id }) => attachment_id),
      });
      change(emptyDraft);
      return true;
    } catch (error) {
      if (error instanceof ApiError) setFailure(error);
      else throw error;
      return false;
    } finally {
      setSending(false);
    }
  };
  // What a toast has said is not said again.
  return { draft, change, send, isSending, failure: failure?.isToasted ? '' : failure && currentMessage(failure) };
}
