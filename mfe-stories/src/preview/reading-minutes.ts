/** Words an adult reads silently in a minute of fiction (Brysbaert 2019: 260, less on a phone). */
const WORDS_PER_MINUTE = 220;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
