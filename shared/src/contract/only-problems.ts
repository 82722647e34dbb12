/** Of the checks of a form, those that found something: its problem by the path of each field. */
export function onlyProblems<Problem extends string | object>(
  checks: Readonly<Record<string, Problem | undefined>>,
): Readonly<Record<string, Problem>> {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([path, problem]) => (problem ? [[path, problem] as const] : [])),
  );
}
