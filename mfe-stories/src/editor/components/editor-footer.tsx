import { CHAPTER_LONG_WORDS, CHAPTER_SHORT_WORDS, CHAPTER_WORDS_MAX } from '@myfiction/shared/contract/rules.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { readingMinutes } from '../../common/reading-minutes.ts';
import { type FrameText, useFrameText } from '../i18n/use-frame-text.ts';
import styles from './editor-footer.module.css';
import { FooterTools } from './footer-tools.tsx';
import { useChapterStore } from './use-chapter-store.ts';
import { lengthOf } from './word-figures.ts';

function remark(words: number, t: FrameText): { text: string; tone?: 'amber' | 'brick' } | null {
  switch (lengthOf(words)) {
    case 'short':
      return { text: t('count.short', { limit: formatNumber(CHAPTER_SHORT_WORDS) }) };
    case 'long':
      return { text: t('count.long', { limit: formatNumber(CHAPTER_LONG_WORDS) }), tone: 'amber' };
    case 'too-long':
      return { text: t('count.tooLong', { limit: formatNumber(CHAPTER_WORDS_MAX) }), tone: 'brick' };
    default:
      return null;
  }
}

/** Words and reading time under the text. */
export function EditorFooter() {
  const t = useFrameText();
  const words = useChapterStore(({ view }) => view.words);
  const minutes = readingMinutes(words);
  const note = remark(words, t);
  const count = t('count.words', { count: words, words: formatNumber(words) });
  return (
    <footer className={styles.footer}>
      <p className={styles.told}>
        <span>{words === 0 ? count : `${count}, ${t('count.minutes', { count: minutes })}`}</span>
        {note && <span className={cx(note.tone && styles[note.tone])}>{note.text}</span>}
      </p>
      <FooterTools />
    </footer>
  );
}
