import { Link } from '@myfiction/shared/host.ts';
import type { Line } from './blocks.ts';
import { resolveTarget } from './link-targets.ts';
import { type Inline, parseInline } from './parse-inline.ts';

/** A line with its marks drawn. A link whose target nobody knows is plain words. */
export function InlineView({ line }: { line: Line }) {
  return parseInline(line).map((part, at) => <InlinePart key={at} part={part} />);
}

function InlinePart({ part }: { part: Inline }) {
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  const to = part.kind === 'link' ? resolveTarget(part.target) : undefined;
  return to ? <Link to={to}>{part.text}</Link> : part.text;
}
