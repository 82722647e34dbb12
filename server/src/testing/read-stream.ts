import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { EVENTS_PATH, STREAM_EVENTS } from '@myfiction/shared/contract/live-events.ts';
import { signedCall } from './signed-call.ts';
import type { TestApp } from './test-app.ts';

export interface StreamMessage {
  /** Empty for what an author is told, `bye` and the like for the stream's own. */
  name: string;
  data: string;
}

export interface StreamReader {
  status: number;
  headers: IncomingHttpHeaders;
  /** The next message, beats left out; undefined once the stream has ended. */
  next(): Promise<StreamMessage | undefined>;
  /** What the next message tells the author, without its name. */
  told(): Promise<unknown>;
  /** Where the stream stands, as the browser would say it when it comes back. */
  place(): string;
  close(): void;
}

type Session = { uid: number; session: string };

/** The address at which a test server listens. */
export async function listenSomewhere({ app }: Pick<TestApp, 'app'>): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** Opens an event stream as the browser does, with a ticket of its own. */
export async function openStream(
  testApp: Pick<TestApp, 'app' | 'clock'>,
  session: Session,
  query: { after?: string; age?: string } = { age: '0' },
): Promise<StreamReader> {
  const { data, code, msg } = await signedCall(testApp, 'event/open', {}, { session });
  if (code !== 0) throw new Error(`event/open answered ${code} ${msg}`);
  return readStream(testApp, { ticket: data.ticket, ...query });
}

export async function readStream({ app }: Pick<TestApp, 'app'>, query: Record<string, string>): Promise<StreamReader> {
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('The server does not listen.');
  const path = `${EVENTS_PATH}?${new URLSearchParams(query)}`;
  const request = get({ host: '127.0.0.1', port: address.port, path, agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('There was no response.');
  // Left early, it ends with an error that nobody reads.
  response.on('error', () => {});
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  let lastId = '';
  // Until it has begun, what is told meanwhile comes twice: as new, and as missed. Its opening is one block.
  while (response.statusCode === 200 && text.split('\n\n').length <= 2) {
    const chunk = await chunks.next();
    if (chunk.done) break;
    text += chunk.value;
  }

  const block = async (): Promise<string | undefined> => {
    for (let end = text.indexOf('\n\n'); ; end = text.indexOf('\n\n')) {
      if (end >= 0) {
        const found = text.slice(0, end);
        text = text.slice(end + 2);
        return found;
      }
      const chunk = await chunks.next();
      if (chunk.done) return undefined;
      text += chunk.value;
    }
  };
  const next = async (): Promise<StreamMessage | undefined> => {
    for (let found = await block(); found !== undefined; found = await block()) {
      const lines = found.split('\n').map((line) => line.split(/: (.*)/s));
      const fields = new Map(lines.map(([name = '', value = '']) => [name, value]));
      lastId = fields.get('id') ?? lastId;
      const name = fields.get('event') ?? '';
      const data = fields.get('data');
      if (data !== undefined && name !== STREAM_EVENTS.beat) return { name, data };
    }
    return undefined;
  };
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    next,
    async told() {
      const message = await next();
      return message && (message.name === '' ? JSON.parse(message.data) : message);
    },
    place: () => lastId,
    close: () => request.destroy(),
  };
}
