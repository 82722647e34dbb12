/** What a shell is told of a process that was ended, by the signal that did it. */
export const ENDING_SIGNALS = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/** A command that is interrupted ends as if by itself, so that the database which it has started for itself ends too. */
export function endOnSignals(): void {
  for (const [signal, exitCode] of ENDING_SIGNALS) process.once(signal, () => process.exit(exitCode));
}
