import type { AtRule, ChildNode, Plugin } from 'postcss';
import { BREAKPOINTS } from '../../theme/breakpoints.ts';

const FEATURES_ONLY = /^\([^()]+\)(?: and \([^()]+\))*$/;
const WIDTH = /^\((min|max)-width: (\d+)px\)$/;

interface Condition {
  /** The widest window that it is for. */
  max: number | undefined;
  /** The widest window that it is no longer for. */
  beyond: number | undefined;
  rest: string[];
}

function readCondition(media: AtRule): Condition | undefined {
  if (!FEATURES_ONLY.test(media.params)) return undefined;
  const condition: Condition = { max: undefined, beyond: undefined, rest: [] };
  for (const feature of media.params.split(' and ')) {
    const [, side, px] = feature.match(WIDTH) ?? [];
    if (side === 'max') condition.max = Number(px);
    else if (side === 'min') condition.beyond = Number(px) - 1;
    if (side !== 'max') condition.rest.push(feature);
  }
  for (const width of [condition.max, condition.beyond])
    if (width !== undefined && !BREAKPOINTS.includes(width))
      throw media.error(`${width} px is no breakpoint of breakpoints.ts`);
  return (condition.max ?? condition.beyond) ? condition : undefined;
}

const isBelow = (width: number) => `[data-narrow~="${width}"]`;

/** Never more specific than it was: the order of the file goes on deciding. */
function onlyWhere(root: string, nodes: readonly ChildNode[]): void {
  for (const node of nodes)
    if (node.type === 'rule') node.selectors = node.selectors.map((selector) => `:where(${root}) ${selector}`);
}

function addNarrowByText(media: AtRule): void {
  const condition = readCondition(media);
  if (!condition) return;
  const { max, beyond, rest } = condition;
  const notBelow = beyond === undefined ? '' : `:not(${isBelow(beyond)})`;
  if (max !== undefined) {
    const copy = media.clone({ params: rest.join(' and ') });
    onlyWhere(`${isBelow(max)}${notBelow}`, copy.nodes ?? []);
    media.after(rest.length > 0 ? copy : (copy.nodes ?? []));
  }
  if (notBelow) onlyWhere(`:root${notBelow}`, media.nodes ?? []);
}

/** What a media query does for a narrow window, `data-narrow` on the root does for enlarged text. */
export const narrowByText: Plugin = {
  postcssPlugin: 'narrow-by-text',
  Once(root) {
    const found: AtRule[] = [];
    root.walkAtRules('media', (media) => {
      found.push(media);
    });
    // After the walk, which would come to the copies too.
    found.forEach(addNarrowByText);
  },
};
