import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { mailOutbox } from '../database/schema/platform.ts';

/** For tests: the code last mailed to an address. */
export async function mailedCode(db: Database, email: string): Promise<string> {
  const [mail] = await db
    .select({ code: mailOutbox.code })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1);
  if (!mail?.code) throw new Error(`No code was mailed to ${email}.`);
  return mail.code;
}

/** A code that is surely not this one. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
