/** True where the error, or one that led to it, is Postgres's answer with one of these codes (SQLSTATE). */
export function hasCode(error: unknown, codes: readonly unknown[]): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(error.code)) || hasCode(error.cause, codes);
}
