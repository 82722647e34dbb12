import type { Database } from '../database/connect.ts';
import { authorLanguage, type Translated } from '../identity/author-language.ts';
import { type MessageDraft, sendMessage } from './send-message.ts';

/** What a message of the studio's own says. */
export interface MessageText {
  title: string;
  /** Plain text; an empty line separates paragraphs. */
  body: string;
  /** Of the action button. */
  label: string;
  /** Who writes, where the draft does not say it. */
  sender?: string;
}

export interface TranslatedDraft extends Omit<MessageDraft, 'title' | 'body' | 'action'> {
  texts: Translated<MessageText>;
  /** Where the action button leads: a path in the studio. */
  path: string;
}

/** `sendMessage` in the author's language, for what the studio itself writes. */
export async function sendTranslated(
  db: Database,
  { texts, path, ...draft }: TranslatedDraft,
  now: Date,
): Promise<string> {
  const { title, body, label, sender } = texts[await authorLanguage(db, draft.uid)];
  return sendMessage(db, { ...(sender && { sender }), ...draft, title, body, action: { path, label } }, now);
}
