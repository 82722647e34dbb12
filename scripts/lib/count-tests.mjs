/**
 * Reads the closing lines of jest and Playwright.
 *
 * @param {string} runner
 * @param {string} output
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests(runner, output) {
  const closing = ['jest', 'templates'].includes(runner)
    ? (output.match(/^Tests:.*$/m)?.[0] ?? '')
    : runner === 'browser'
      ? output.slice(-4000)
      : '';
  const count = (word) => Number(closing.match(new RegExp(`(\\d+) ${word}\\b`))?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
