import { type CoverText, drawCover } from './draw-cover.ts';

/** Longer than any list of stories on one screen. */
const KEPT = 100;

const drawn = new Map<string, string>();

/** The cover of a story, drawn at its first use: fitting the words takes longer than the rest of a row. */
export function drawOnce(cover: CoverText): string {
  const key = JSON.stringify([cover.title, cover.author, cover.genre, cover.variant, cover.showAuthor]);
  const svg = drawn.get(key) ?? drawCover(cover);
  // Set again, it is the newest: what was not used for longest goes first.
  drawn.delete(key);
  drawn.set(key, svg);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= KEPT) break;
    drawn.delete(oldest);
  }
  return svg;
}
