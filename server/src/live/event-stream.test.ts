import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { LiveEvent } from '@myfiction/shared/contract/live-events.ts';
import { createEventStream } from './event-stream.ts';

const billing: LiveEvent = { topic: 'billing' };
const place = { horizon: 7, atMs: 1_000 };

/** A response whose reader takes nothing. */
function unread() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const written: string[] = [];
  const write = response.write.bind(response);
  jest.spyOn(response, 'write').mockImplementation((text) => {
    written.push(String(text));
    return write(text);
  });
  return { response, written, stream: createEventStream(response, { uid: 1, sessionId: 's' }) };
}

test('only the last event of several carries the place: before it, the tab has not reached it', () => {
  const { stream, written } = unread();
  stream.begin([billing, billing], place);
  const text = 'data: {"topic":"billing"}\n\n';
  expect(written.at(-1)).toBe(`${text}id: 7.1000\n${text}`);
});

test('what comes before the stream begins is sent after what happened before it', () => {
  const { stream, written } = unread();
  stream.send([{ topic: 'message', message_id: 'later' }], place);
  stream.beat(place);
  expect(written).toHaveLength(1);
  stream.begin([billing], place);
  expect(written.slice(1).map((text) => text.match(/"topic":"(\w+)"/)?.[1])).toEqual(['billing', 'message']);
});

test('a reader that takes nothing is given up', () => {
  const { stream, response } = unread();
  stream.begin([], place);
  for (let count = 0; count < 200; count++) stream.send([billing, billing], place);
  expect(response.destroyed).toBe(false);
  for (let count = 0; count < 1_000; count++) stream.send([billing, billing], place);
  expect(response.destroyed).toBe(true);
});
