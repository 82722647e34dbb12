import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { InlineText } from '../../reading/inline-text.tsx';
import type { BlockDiff } from '../diff/block-diff.ts';
import { diffDocuments } from '../diff/diff-documents.ts';
import { useConflictText } from '../i18n/use-conflict-text.ts';
import { documentOf } from './merge/merge-chapters.ts';
import styles from './passage.module.css';

export interface PassageTextProps {
  blocks: readonly ChapterBlock[];
  other: readonly ChapterBlock[];
}

/** One side of a passage; the words that the other side does not have are marked. */
export function PassageText({ blocks, other }: PassageTextProps) {
  const t = useConflictText();
  if (blocks.length === 0) return <p className={styles.deleted}>{t('conflict.deleted')}</p>;
  return diffDocuments(documentOf(other), documentOf(blocks))
    .filter(({ kind }) => kind !== 'removed')
    .map((diff, index) => <Block key={index} diff={diff} />);
}

function Block({ diff: { kind, block, parts } }: { diff: BlockDiff }) {
  if (block.node.type === 'scene_break')
    return <p className={cx(styles.break, kind !== 'same' && styles.mark)}>* * *</p>;
  return (
    <p dir="auto" className={cx(block.node.type === 'heading' && styles.heading, block.isQuoted && styles.quote)}>
      {parts.map((part, index) =>
        part.kind === 'same' ? (
          <InlineText key={index} content={part.content} />
        ) : (
          part.kind !== 'removed' && (
            <mark key={index} className={styles.mark}>
              <InlineText content={part.content} />
            </mark>
          )
        ),
      )}
    </p>
  );
}
