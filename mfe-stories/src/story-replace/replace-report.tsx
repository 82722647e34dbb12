import { ERROR_CATALOGUE } from '@myfiction/shared/contract/error-catalogue.ts';
import { errorText, formatNumber } from '@myfiction/shared/host.ts';
import { PhaseGlyph } from '@myfiction/shared/ui.ts';
import { useStoryReplaceText } from '../editor/i18n/use-story-replace-text.ts';
import styles from './story-replace-dialog.module.css';
import type { Report } from './use-story-replace.ts';

/** What happened in each chapter. */
export function ReplaceReport({ report: { items, chapters } }: { report: Report }) {
  const t = useStoryReplaceText();
  const places = items.reduce((sum, { replaced }) => sum + replaced, 0);
  return (
    <>
      <p role="status" className={styles.done}>
        {t('storyReplace.done', { count: places, places: formatNumber(places) })}
      </p>
      <ul className={styles.report}>
        {items.map(({ chapter_id, replaced, code }) => {
          const chapter = chapters.find((known) => known.chapter_id === chapter_id);
          const title = chapter?.title || t('storyReplace.untitled');
          return (
            <li key={chapter_id}>
              <PhaseGlyph {...(code === 0 ? DONE : REFUSED)} />
              <span>{t('storyReplace.chapter', { number: chapter?.position ?? 0, title })}</span>
              <span className={styles.result}>
                {code === 0
                  ? t('storyReplace.replaced', { count: replaced, places: formatNumber(replaced) })
                  : reasonOf(code, t)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The catalogue has no words for a chapter that has changed: everywhere else both texts are shown. */
function reasonOf(code: number, t: ReturnType<typeof useStoryReplaceText>): string {
  const entry = ERROR_CATALOGUE.find((known) => known.code === code);
  if (entry?.name === 'revisionConflict') return t('storyReplace.changed');
  return (entry && errorText(entry.name)) || t('storyReplace.refused');
}

const DONE = { phase: 'full-check', tone: 'green' } as const;
const REFUSED = { phase: 'full-bang', tone: 'brick' } as const;
