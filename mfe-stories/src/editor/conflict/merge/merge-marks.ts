import { cutInline, type Inline, inlineText, marksKey } from '@myfiction/shared/contract/inline-content.ts';
import { joinInline } from './text-tokens.ts';

type Mark = NonNullable<Inline['marks']>[number];

/** The order in which the editor keeps marks. */
const ORDER = ['strong', 'em', 'underline', 'strike', 'link'];

/** The same words in three dresses: what either side put on or took off. Null when both set different links. */
export function mergeMarks(
  base: readonly Inline[],
  mine: readonly Inline[],
  theirs: readonly Inline[],
): readonly Inline[] | null {
  const key = keyOf(base);
  if (keyOf(mine) === key) return theirs;
  if (keyOf(theirs) === key || keyOf(theirs) === keyOf(mine)) return mine;
  let merged: Inline[] = [];
  const cuts = [base, mine, theirs].map(cutInline);
  for (let at = 1; at <= inlineText(base).length; at += 1) {
    const [was, one, other] = cuts.map((cut) => cut(at)[0]);
    if (!was || !one || !other) return null;
    const marks = mergeSets(was.marks ?? [], one.marks ?? [], other.marks ?? []);
    if (marks.filter(({ type }) => type === 'link').length > 1) return null;
    const { marks: _marks, ...bare } = one;
    merged = joinInline(merged, [marks.length > 0 ? { ...bare, marks } : bare]);
  }
  return merged;
}

function keyOf(content: readonly Inline[]): string {
  return JSON.stringify(joinInline([], content).map((piece) => [inlineText([piece]).length, marksKey(piece)]));
}

function mergeSets(base: readonly Mark[], mine: readonly Mark[], theirs: readonly Mark[]): Mark[] {
  const all = new Map([...base, ...mine, ...theirs].map((mark) => [JSON.stringify(mark), mark]));
  const has = (marks: readonly Mark[], key: string) => marks.some((mark) => JSON.stringify(mark) === key);
  return [...all]
    .filter(([key]) => (has(base, key) ? has(mine, key) && has(theirs, key) : true))
    .map(([, mark]) => mark)
    .sort((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type));
}
