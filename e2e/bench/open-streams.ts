import { Agent, get, type IncomingMessage } from 'node:http';
import { EVENTS_PATH } from '@myfiction/shared/contract/live-events.ts';
import type { ApiClient } from '../support/api-client.ts';

/** One open tab: what it is told, and when. */
export interface OpenStream {
  uid: number;
  onTold: (topic: string, atMs: number) => void;
  close: () => void;
}

/** Opens a stream as the browser does. Resolves once its first bytes are there. */
export async function openStream(api: ApiClient): Promise<OpenStream> {
  const { ticket } = await api.expect('event/open', {});
  const stream: OpenStream = { uid: api.caller?.uid ?? 0, onTold: () => {}, close: () => request.destroy() };
  const request = get(`${api.url}${EVENTS_PATH}?ticket=${ticket}&age=0`, { agent: new Agent({ keepAlive: false }) });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}.`);
  // Closing it is an error to the request.
  request.on('error', () => {});
  response.on('error', () => {});
  await new Promise((resolve) => response.once('data', resolve));
  response.setEncoding('utf8').on('data', (text: string) => {
    const atMs = performance.now();
    for (const [, topic = ''] of text.matchAll(/"topic":"([a-z-]+)"/g)) stream.onTold(topic, atMs);
  });
  return stream;
}
