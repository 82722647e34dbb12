/** What an answer must never show: the server's inside. */
const INSIDE: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /\b(node_modules|server\/src|server\/dist)\b/,
  /Failed query|violates .{1,80} constraint|invalid input syntax|duplicate key value/,
  /\b(ECONNREFUSED|ENOENT|EACCES|TypeError|RangeError|SyntaxError|ReferenceError)\b/,
  /\b(select|insert into|update|delete from) "[a-z_]+"/i,
];
/** A request that takes longer counts as one that hangs. */
export const HANG_MS = 10_000;

export interface FuzzAnswer {
  status: number;
  body: string;
  ms: number;
}

/** What is wrong with an answer, in a few words; undefined where nothing is. */
export function findFault({ status, body, ms }: FuzzAnswer): string | undefined {
  if (ms > HANG_MS) return `took ${Math.round(ms)} ms`;
  if (status >= 500) return `HTTP ${status}`;
  const shown = INSIDE.find((pattern) => pattern.test(body));
  if (shown) return `shows ${shown.source}`;
  return codeOf(body) === 500 ? 'code 500' : undefined;
}

/** The code of a call's answer; undefined where the body is none. */
export function codeOf(body: string): number | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null || !('code' in answer)) return undefined;
    return typeof answer.code === 'number' ? answer.code : undefined;
  } catch {
    return undefined;
  }
}
