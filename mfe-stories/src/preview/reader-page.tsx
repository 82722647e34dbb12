import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { rem } from '@myfiction/shared/ui.ts';
import type { RefObject } from 'react';
import { ChapterView } from '../reading/chapter-view.tsx';
import { usePreviewText } from './i18n/use-preview-text.ts';
import styles from './reader-page.module.css';

export interface ReaderPageProps {
  chapter: ChapterDetail;
  /** Of the text, in px. */
  size: number;
  text: RefObject<HTMLElement | null>;
}

export function ReaderPage({ chapter, size, text }: ReaderPageProps) {
  const t = usePreviewText();
  const language = chapter.story_language;
  return (
    <article className={styles.page} style={{ fontSize: rem(size) }}>
      <p className={styles.number}>{t('preview.chapter', { number: formatNumber(chapter.position) })}</p>
      <h2 dir="auto" lang={chapter.title === '' ? undefined : language} className={styles.title}>
        {chapter.title || t('chapters.untitled')}
      </h2>
      {chapter.warning !== '' && <Aside label={t('preview.warning')} text={chapter.warning} language={language} />}
      {chapter.note_before !== '' && <Aside label={t('preview.note')} text={chapter.note_before} language={language} />}
      <section ref={text} lang={language}>
        <ChapterView document={chapter.content} />
      </section>
      {chapter.note_after !== '' && <Aside label={t('preview.note')} text={chapter.note_after} language={language} />}
    </article>
  );
}

function Aside({ label, text, language }: { label: string; text: string; language: string | undefined }) {
  return (
    <div role="note" className={styles.aside}>
      <b>{label}</b>
      <p dir="auto" lang={language}>
        {text}
      </p>
    </div>
  );
}
