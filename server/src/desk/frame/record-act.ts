import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { deskActs } from '../../database/schema/desk-acts.ts';
import { cutText } from '../../platform/cut-text.ts';
import type { DeskCommand, DeskInput } from './command.ts';

export type Act = Pick<typeof deskActs.$inferInsert, 'who' | 'at' | 'command' | 'args'>;
type End = Pick<typeof deskActs.$inferInsert, 'outcome' | 'target' | 'detail'>;

/** A letter stands in the inbox; the audit only tells which one. */
const LONGEST_ARGUMENT = 200;

/** What was typed, without secrets. */
export function recordedArguments(command: DeskCommand, { arguments: own, options }: DeskInput): Act['args'] {
  const secret = new Set(command.options?.filter((option) => option.secret).map(({ name }) => name));
  const shown = Object.entries({ ...own, ...options }).filter(([name]) => !secret.has(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, shorten(value)]));
}

function shorten(value: string | boolean): string | boolean {
  return typeof value === 'string' && value.length > LONGEST_ARGUMENT ? `${cutText(value, LONGEST_ARGUMENT)}…` : value;
}

/** Records an act; give what it changes in the same transaction. */
export async function recordAct(db: Database, act: Act, end: End): Promise<number> {
  const [row] = await db
    .insert(deskActs)
    .values({ ...act, ...end })
    .returning({ id: deskActs.id });
  if (!row) throw new Error('The act was not recorded.');
  return row.id;
}

/** How an act ended that was recorded when it started. */
export async function endAct(db: Database, id: number, end: End): Promise<void> {
  await db.update(deskActs).set(end).where(eq(deskActs.id, id));
}
