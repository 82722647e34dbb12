type Version = readonly [major: number, minor: number, patch: number];

function parse(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** The first version that a caret range leaves out: the leftmost figure that is not zero may not change. */
function caretEnd([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

/** Whether a version lies in a range. Ranges are what the build writes: exact or caret; any other is not satisfied. */
export function satisfiesRange(version: string, range: string): boolean {
  const isCaret = range.startsWith('^');
  const wanted = parse(isCaret ? range.slice(1) : range);
  const provided = parse(version);
  if (!wanted || !provided) return false;
  if (!isCaret) return compare(provided, wanted) === 0;
  return compare(provided, wanted) >= 0 && compare(provided, caretEnd(wanted)) < 0;
}
