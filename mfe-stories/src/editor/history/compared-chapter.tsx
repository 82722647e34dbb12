import { cx } from '@myfiction/shared/ui.ts';
import prose from '../components/prose-editor.module.css';
import { DiffParts } from '../diff/diff-parts.tsx';
import { DiffView } from '../diff/diff-view.tsx';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import styles from './compare-page.module.css';
import type { Comparison, ExtraName } from './compare-texts.ts';

/** Above this the browser skips layout of what is out of sight, as in the editor. */
const LONG_BLOCKS = 400;

const EXTRA_LABELS = {
  warning: 'compare.warning',
  note_before: 'compare.noteBefore',
  note_after: 'compare.noteAfter',
} as const satisfies Record<ExtraName, string>;

export interface ComparedChapterProps {
  comparison: Comparison;
  position: number;
  current: number | undefined;
}

/** Number, title, what stands around the text where it differs, and the text. */
export function ComparedChapter({ comparison, position, current }: ComparedChapterProps) {
  const t = useHistoryText();
  const editor = useEditorText();
  const { title, blocks, extras } = comparison;
  return (
    <>
      <p className={styles.number}>{editor('text.chapter', { number: position })}</p>
      <h2 dir="auto" className={styles.title}>
        {title.length > 0 ? <DiffParts parts={title} /> : t('compare.untitled')}
      </h2>
      {extras.map(({ name, parts }) => (
        <section key={name} className={styles.extra}>
          <h3>{t(EXTRA_LABELS[name])}</h3>
          <p dir="auto">
            <DiffParts parts={parts} />
          </p>
        </section>
      ))}
      <div className={cx(prose.prose, blocks.length > LONG_BLOCKS && prose.inSight)}>
        <DiffView diff={blocks} current={current} />
      </div>
    </>
  );
}
