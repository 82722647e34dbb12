/** What a shell learns of how it went. */
export const EXIT_CODES = { done: 0, refused: 1, usage: 2, unavailable: 3, unconfirmed: 4 } as const;

/** Why the desk did nothing, in a sentence for staff. */
export class DeskError extends Error {
  override name = 'DeskError';
  constructor(
    readonly kind: Exclude<keyof typeof EXIT_CODES, 'done'>,
    message: string,
  ) {
    super(message);
  }
}
