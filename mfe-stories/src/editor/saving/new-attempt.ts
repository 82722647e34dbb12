import type { SaveAttempt } from './save-outcome.ts';
import type { SaverPorts } from './saver-ports.ts';

/**
 * A save of the text as it is now. A title that another chapter has holds up no text: that is saved under the title that
 * the server has.
 */
export function newAttempt(ports: SaverPorts, baseRevision: number, refusedTitle: string | null): SaveAttempt {
  const [seq, text] = [ports.seq(), ports.text()];
  const title = text.title === refusedTitle ? ports.acceptedTitle() : text.title;
  return { seq, text: { ...text, title }, baseRevision, idempotencyKey: ports.newKey() };
}
