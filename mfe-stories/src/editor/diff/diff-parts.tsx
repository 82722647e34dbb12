import type { ReactNode } from 'react';
import { InlineText } from '../../reading/inline-text.tsx';
import type { DiffPart } from './block-diff.ts';
import styles from './diff-view.module.css';

/** A text with what came and what went marked in it; read aloud as insertions and deletions. */
export function DiffParts({ parts }: { parts: readonly DiffPart[] }): ReactNode {
  // Drawn whole each time: parts have no identity but their place.
  return parts.map(({ kind, content }, index) => {
    const text = <InlineText content={content} />;
    if (kind === 'added')
      return (
        <ins key={index} className={styles.insertion}>
          {text}
        </ins>
      );
    if (kind === 'removed')
      return (
        <del key={index} className={styles.deletion}>
          {text}
        </del>
      );
    return (
      <span key={index} className={kind === 'restyled' ? styles.restyled : undefined}>
        {text}
      </span>
    );
  });
}
