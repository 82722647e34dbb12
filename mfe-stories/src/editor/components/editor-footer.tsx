import { CHAPTER_LONG_WORDS, CHAPTER_SHORT_WORDS, CHAPTER_WORDS_MAX } from '@myfiction/shared/contract/rules.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { readingMinutes } from '../../common/reading-minutes.ts';
import { type FrameText, useFrameText } from '../i18n/use-frame-text.ts';
import styles from './editor-footer.module.css';
import { FooterTools } from './footer-tools.tsx';
import { useChapterStore } from './use-chapter-store.ts';
import { lengthOf } from './word-figures.ts';

interface Remark {
  text: string;
  /** Goes where there is no room for it. */
  why: string;
  tone?: 'amber' | 'brick';
}

function remark(words: number, t: FrameText): Remark | null {
  switch (lengthOf(words)) {
    case 'short': {
      const limit = formatNumber(CHAPTER_SHORT_WORDS);
      return { text: t('count.short'), why: t('count.short.why', { limit }) };
    }
    case 'long': {
      const limit = formatNumber(CHAPTER_LONG_WORDS);
      return { text: t('count.long', { limit }), why: t('count.long.why'), tone: 'amber' };
    }
    case 'too-long': {
      const limit = formatNumber(CHAPTER_WORDS_MAX);
      return { text: t('count.tooLong', { limit }), why: t('count.tooLong.why'), tone: 'brick' };
    }
    default:
      return null;
  }
}

/** Words and reading time under the text. */
export function EditorFooter() {
  const t = useFrameText();
  const words = useChapterStore((store) => store.words);
  const minutes = readingMinutes(words);
  const note = remark(words, t);
  const count = t('count.words', { count: words, words: formatNumber(words) });
  return (
    <footer className={styles.footer}>
      <p className={styles.told}>
        <span>
          {count}
          {words > 0 && <span className={styles.minutes}>, {t('count.minutes', { count: minutes })}</span>}
        </span>
        {note && (
          <span className={cx(styles.note, note.tone && styles[note.tone])}>
            {note.text} <span className={styles.why}>{note.why}</span>
          </span>
        )}
      </p>
      <FooterTools />
    </footer>
  );
}
