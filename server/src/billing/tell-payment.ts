import type { Database } from '../database/connect.ts';
import { sendTranslated } from '../inbox/send-translated.ts';
import { tellAuthor } from '../live/tell-author.ts';
import type { PaymentLetter } from './payment-letters.ts';

/** Writes to an author about money, within the caller's transaction, and lets open tabs know. */
export async function tellPayment(
  tx: Database,
  uid: number,
  now: Date,
  { path, texts: { en, es } }: PaymentLetter,
): Promise<void> {
  const texts = { en: { sender: 'Payments', ...en }, es: { sender: 'Pagos', ...es } };
  await sendTranslated(tx, { uid, type: 'payment', event: 'payment', path, texts }, now);
  await tellAuthor(tx, uid, { topic: 'billing' }, now);
}
