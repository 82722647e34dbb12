/** Bars that a test holds or breaks: nothing to measure here, and the table names where each is looked after. */
const HELD_BY_TESTS = [
  {
    area: 'never lose a word',
    bar: 'nothing lost by a closed tab, a crash, a conflict, a full disk',
    where: 'e2e/faults',
  },
  { area: 'failures', bar: 'each failure of a remote, of the API, of the database', where: 'e2e/failures' },
  { area: 'security', bar: 'each line of the checklist', where: 'docs/security.md, which names the test' },
  { area: 'accessibility', bar: 'every screen, both themes, 375 and 1440 px', where: 'e2e/screens' },
  { area: 'tests', bar: 'all of them in 15 minutes', where: 'npm test, which tells its time' },
] as const;

export function formatHeldByTests(): string {
  return HELD_BY_TESTS.map(({ area, bar, where }) => `${area}: ${bar}. Held by ${where}.`).join('\n');
}
