import { setMissingKeyHandler } from '../host/i18n/i18n.ts';
import { reportProblem, takeProblems } from './problems.ts';

setMissingKeyHandler((_namespace, key) => reportProblem(`No text for the key ${key}`));

// A request or a text that nobody has faked or written fails the test that asked for it, and names itself.
afterEach(() => {
  const problems = takeProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
