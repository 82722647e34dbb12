import { cx } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
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
  return diff.map((block, index) => (
    <div
      key={index}
      data-block={block.kind === 'same' ? undefined : index}
      className={cx(block.block.isQuoted && styles.quoted, index === current && styles.current)}
    >
      <DiffBlock diff={block} />
    </div>
  ));
}

function DiffBlock({ diff: { block, before, kind, parts } }: { diff: BlockDiff }) {
  const { node } = block;
  const className = cx(
    node.type === 'scene_break' && kind !== 'same' && styles[kind],
    before && shapeOf(before) !== shapeOf(block) && styles.reshaped,
  );
  if (node.type === 'scene_break') return <hr className={className} />;
  const Tag = node.type === 'paragraph' ? 'p' : node.attrs.level === 2 ? 'h2' : 'h3';
  return (
    <Tag className={className} data-align={node.attrs?.align}>
      <DiffParts parts={parts} />
    </Tag>
  );
}
