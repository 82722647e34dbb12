import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { countDocumentWords } from '@myfiction/shared/contract/chapter-text.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { DOMSerializer } from 'prosemirror-model';
import { useLayoutEffect, useRef } from 'react';
import { useConflictText } from '../i18n/use-conflict-text.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { schema } from '../schema.ts';
import type { ComparedBlock } from './compare-blocks.ts';
import styles from './conflict-dialog.module.css';

export interface ConflictSideProps {
  heading: string;
  text: ChapterText;
  other: ChapterText;
  blocks: readonly ComparedBlock[];
}

/** One of the two versions; what the other one does not have is marked. */
export function ConflictSide({ heading, text, other, blocks }: ConflictSideProps) {
  const t = useConflictText();
  const editorText = useEditorText();
  const place = useRef<HTMLDivElement>(null);
  const onlyHere = t('conflict.changed');
  useLayoutEffect(() => {
    const serializer = DOMSerializer.fromSchema(schema);
    place.current?.replaceChildren(
      ...blocks.map(({ node, isOnlyHere }) => {
        const block = document.createElement('div');
        block.append(serializer.serializeNode(node));
        if (isOnlyHere) {
          block.className = styles.onlyHere ?? '';
          block.title = onlyHere;
        }
        return block;
      }),
    );
  }, [blocks, onlyHere]);
  const words = countDocumentWords(text.content);
  const extras = [
    { label: t('conflict.noteBefore'), value: text.note_before, differs: text.note_before !== other.note_before },
    { label: t('conflict.noteAfter'), value: text.note_after, differs: text.note_after !== other.note_after },
    { label: t('conflict.warning'), value: text.warning, differs: text.warning !== other.warning },
  ].filter((extra) => extra.differs && extra.value !== '');
  return (
    <section className={styles.side} aria-label={heading}>
      <header className={styles.head}>
        <b>{heading}</b>
        <span>{editorText('count.words', { count: words, words: formatNumber(words) })}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={styles.text} tabIndex={0}>
        <h3 className={cx(text.title !== other.title && styles.onlyHere)}>{text.title || t('conflict.untitled')}</h3>
        <div ref={place} />
        {extras.map(({ label, value }) => (
          <p key={label} className={styles.onlyHere}>
            <b>{label}</b> {value}
          </p>
        ))}
      </div>
    </section>
  );
}
