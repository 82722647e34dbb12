import { paths } from '@myfiction/shared/contract/paths.ts';
import type { Translated } from '../identity/author-language.ts';
import { sendTranslated } from '../inbox/send-translated.ts';
import type { CallContext } from '../platform/handler.ts';
import type { SecurityText } from './security-texts.ts';

const LABELS: Translated<string> = { en: 'Open settings', es: 'Abrir ajustes' };

/** Puts a security message into the author's inbox. @param mailed true where a mail of its own goes out */
export async function tellSecurity(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { en, es }: SecurityText,
  { mailed = false } = {},
): Promise<void> {
  const texts = { en: { ...en, label: LABELS.en }, es: { ...es, label: LABELS.es } };
  const draft = { uid, type: 'security', event: 'security', path: paths.settings(), texts, mailed } as const;
  await sendTranslated(db, draft, clock.now());
}
