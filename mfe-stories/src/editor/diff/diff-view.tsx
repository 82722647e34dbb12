import { cx } from '@myfiction/shared/ui.ts';
import { memo, type ReactNode } from 'react';
import type { BlockDiff } from './block-diff.ts';
import { DiffParts } from './diff-parts.tsx';
import styles from './diff-view.module.css';
import { shapeOf } from './flat-blocks.ts';

export interface DiffViewProps {
  diff: readonly BlockDiff[];
  /** Index of the block at which the reader stands. */
  current?: number | undefined;
}

/** Two texts as one: what came is green, what went is struck. Each block that differs carries its index. */
export function DiffView({ diff, current }: DiffViewProps): ReactNode {
  // Drawn whole each time: blocks have no identity but their place.
  return diff.map((block, index) => <DiffRow key={index} diff={block} index={index} isCurrent={index === current} />);
}

// A step from change to change draws two blocks of ten thousand.
const DiffRow = memo(({ diff, index, isCurrent }: { diff: BlockDiff; index: number; isCurrent: boolean }) => (
  <div
    data-block={diff.kind === 'same' ? undefined : index}
    className={cx(diff.block.isQuoted && styles.quoted, isCurrent && styles.current)}
  >
    <DiffBlock diff={diff} />
  </div>
));

function DiffBlock({ diff: { block, before, kind, parts } }: { diff: BlockDiff }) {
  const { node } = block;
  const className = cx(
    node.type === 'scene_break' && kind !== 'same' && styles[kind],
    before && shapeOf(before) !== shapeOf(block) && styles.reshaped,
  );
  if (node.type === 'scene_break') return <hr className={className} />;
  const Tag = node.type === 'paragraph' ? 'p' : node.attrs.level === 2 ? 'h2' : 'h3';
  return (
    <Tag dir="auto" className={className} data-align={node.attrs?.align}>
      <DiffParts parts={parts} />
    </Tag>
  );
}
