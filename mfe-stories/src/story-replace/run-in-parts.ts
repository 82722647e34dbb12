import { ApiError, type CallOptions, randomId } from '@myfiction/shared/host.ts';

/** The server holds the story until a call is answered, and the author sees how far it is. */
export const CHAPTERS_AT_A_TIME = 100;

/** Something that is done to many chapters, some in each call. It goes on where it stopped. */
export interface Run<Row, Item> {
  readonly rows: readonly Row[];
  /** How many of them the server has answered. */
  sent: number;
  /** The answer to the last call was lost: what it asked for may be done. */
  unsettled: boolean;
  readonly send: (rows: Row[], options: CallOptions) => Promise<{ items: Item[] }>;
  readonly id: string;
}

export function createRun<Row, Item>(rows: readonly Row[], send: Run<Row, Item>['send']): Run<Row, Item> {
  return { rows, sent: 0, unsettled: false, send, id: randomId() };
}

/** Sends the next chapters. Asked again after a lost answer it brings that answer: nothing is done twice. */
export async function sendNext<Row, Item>(run: Run<Row, Item>): Promise<Item[]> {
  const next = run.rows.slice(run.sent, run.sent + CHAPTERS_AT_A_TIME);
  try {
    const { items } = await run.send(next, { inPlace: 'all', idempotencyKey: `${run.id}:${run.sent}` });
    run.sent += next.length;
    run.unsettled = false;
    return items;
  } catch (error) {
    run.unsettled = !(error instanceof ApiError && error.kind === 'answer');
    throw error;
  }
}
