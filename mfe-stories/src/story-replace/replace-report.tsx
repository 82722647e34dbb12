import { ERROR_CATALOGUE } from '@myfiction/shared/contract/error-catalogue.ts';
import { errorText, formatNumber } from '@myfiction/shared/host.ts';
import { PhaseGlyph } from '@myfiction/shared/ui.ts';
import { useEffect, useRef } from 'react';
import { useStoryReplaceText } from '../editor/i18n/use-story-replace-text.ts';
import { LongList } from './long-list.tsx';
import { leftToReplace, type Report } from './report.ts';
import styles from './story-replace-dialog.module.css';

interface Row {
  chapterId: string;
  ok: boolean;
  result: string;
}

/** What happened in each chapter; of what was taken back, what was not. */
export function ReplaceReport({ report }: { report: Report }) {
  const t = useStoryReplaceText();
  const { items, chapters, undoing, undone } = report;
  const byId = new Map(chapters.map((chapter) => [chapter.chapter_id, chapter]));
  const places = items.reduce((sum, { replaced }) => sum + replaced, 0);
  const left = leftToReplace(report);
  const back = undone.filter(({ code }) => code === 0).length;
  const rows = undoing ? notUndone() : replaced();
  const said = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with what it did, and stood below a long list.
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus();
  }, [report]);

  function replaced(): Row[] {
    return items.map(({ chapter_id: chapterId, replaced: count, code }) => ({
      chapterId,
      ok: code === 0,
      result:
        code === 0
          ? t('storyReplace.replaced', { count, places: formatNumber(count) })
          : reasonOf(code, t('storyReplace.changed')) || t('storyReplace.refused'),
    }));
  }

  function notUndone(): Row[] {
    return undone.flatMap(({ chapter_id: chapterId, code }) => {
      if (code === 0) return [];
      const result = reasonOf(code, t('storyReplace.changedSince')) || t('storyReplace.notUndone');
      return { chapterId, ok: false, result };
    });
  }

  return (
    <>
      <div ref={said} role="status" className={styles.done} tabIndex={-1}>
        {undoing ? (
          <p>{t('storyReplace.undone', { count: back })}</p>
        ) : (
          items.length > 0 && <p>{t('storyReplace.done', { count: places, places: formatNumber(places) })}</p>
        )}
        {left > 0 && <p>{t('storyReplace.left', { count: left })}</p>}
      </div>
      <LongList rows={rows} className={styles.report}>
        {({ chapterId, ok, result }) => {
          const { position = 0, title = '' } = byId.get(chapterId) ?? {};
          const name = title || t('storyReplace.untitled');
          return (
            <li key={chapterId}>
              <PhaseGlyph {...(ok ? DONE : REFUSED)} />
              <span dir="auto">{t('storyReplace.chapter', { number: formatNumber(position), title: name })}</span>
              <span className={styles.result}>{result}</span>
            </li>
          );
        }}
      </LongList>
    </>
  );
}

/** The catalogue has no words for a chapter that has changed: everywhere else both texts are shown. */
function reasonOf(code: number, changed: string): string {
  const entry = ERROR_CATALOGUE.find((known) => known.code === code);
  if (entry?.name === 'revisionConflict') return changed;
  return entry ? errorText(entry.name) : '';
}

const DONE = { phase: 'full-check', tone: 'green' } as const;
const REFUSED = { phase: 'full-bang', tone: 'brick' } as const;
