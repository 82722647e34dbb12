/** What went wrong in a test behind its back; see `fail-on-problems.ts`. */
let problems: string[] = [];

export function reportProblem(problem: string): void {
  problems.push(problem);
}

export function takeProblems(): string[] {
  const taken = problems;
  problems = [];
  return taken;
}
