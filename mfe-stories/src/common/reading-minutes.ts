/** Words an adult reads silently in a minute of fiction (Brysbaert 2019: 260, less on a phone). */
const WORDS_A_MINUTE = 220;

/** Minutes that a reader needs, at least one. @example readingMinutes(1240) // 6 */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
