import { setTimeout as delay } from 'node:timers/promises';
import { EVENTS_PATH } from '@myfiction/shared/contract/live-events.ts';
import { type Session, signedRequest } from './signed-request.ts';

/** Reads events as a browser does: told to move, it goes on at once, from where it was, wherever the gateway leads. */
export function followEvents(url: string, session: Session) {
  const heard: string[] = [];
  const problems: string[] = [];
  let moves = 0;
  let ended = false;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const follow = async (): Promise<void> => {
    let place = '';
    while (!ended) {
      const { path, ...call } = signedRequest('event/open', {}, session);
      const { data } = await (await fetch(url + path, call)).json();
      const query = new URLSearchParams({ ticket: data.ticket });
      if (place === '') query.set('age', '0');
      else query.set('after', place);
      const answer = await fetch(`${url}${EVENTS_PATH}?${query}`);
      // A server that is about to close opens no more streams; the browser tries again as well.
      if (answer.status === 429) await delay(50);
      if (answer.status === 429) continue;
      if (!answer.ok || !answer.body) return void problems.push(`the stream answers ${answer.status}`);
      reader = answer.body.getReader();
      let text = '';
      let told = false;
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        text += Buffer.from(chunk.value).toString();
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          place = /^id: (.*)$/m.exec(block)?.[1] ?? place;
          heard.push(...[...block.matchAll(/"message_id":"([^"]+)"/g)].map(([, id = '']) => id));
          told ||= block.includes('event: bye');
        }
      }
      if (!ended && !told) problems.push('the stream broke without a word');
      moves++;
    }
  };
  const following = follow().catch((error: unknown) => void (ended || problems.push(String(error))));
  return {
    heard,
    problems,
    moves: () => moves,
    async end() {
      ended = true;
      await reader?.cancel();
      await following;
    },
  };
}
