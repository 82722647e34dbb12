import type { MessageDetail, MessageSummary, Turn } from '@myfiction/shared/contract/calls/inbox.ts';

export const idOf = (n: number): string => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A message of the studio, read, of yesterday noon. */
export function makeMessage(n: number, changes: Partial<MessageSummary> = {}): MessageSummary {
  return {
    message_id: idOf(n),
    type: 'system',
    sender: 'MyFiction Studio',
    mine: false,
    title: `Message ${n}`,
    preview: `Text of message ${n}.`,
    at: new Date(Date.UTC(2026, 0, 31, 12) - n * 60_000).toISOString(),
    read: true,
    folder: 'inbox',
    ...changes,
  };
}

export function makeTurn(n: number, changes: Partial<Turn> = {}): Turn {
  const at = new Date(Date.UTC(2026, 0, 30, 12) + n * 60_000).toISOString();
  return {
    turn_id: idOf(900 + n),
    mine: false,
    sender: 'Hana, editor',
    body: `Letter ${n}.`,
    at,
    attachments: [],
    ...changes,
  };
}

/** The same with its letter. */
export function makeDetail(summary: MessageSummary, changes: Partial<MessageDetail> = {}): MessageDetail {
  const turn = makeTurn(0, { body: summary.preview, sender: summary.sender });
  return { ...summary, turns: [turn], thread: null, action: null, story: null, ...changes };
}
