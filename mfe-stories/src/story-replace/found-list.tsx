import { formatNumber } from '@myfiction/shared/host.ts';
import { Checkbox } from '@myfiction/shared/ui.ts';
import { useStoryReplaceText } from '../editor/i18n/use-story-replace-text.ts';
import styles from './found-list.module.css';
import { LongList } from './long-list.tsx';
import type { FoundChapters } from './report.ts';

/** Of one chapter; the rest is told as a number. */
const SHOWN = 3;

export interface FoundListProps {
  found: FoundChapters;
  replacement: string;
  unticked: ReadonlySet<string>;
  onTick: (chapterId: string, isTicked: boolean) => void;
}

/** Every chapter with the places in it; one that is unticked is left as it is. */
export function FoundList({ found, replacement, unticked, onTick }: FoundListProps) {
  const t = useStoryReplaceText();
  const { chapters, total } = found;
  if (total === 0) return <p role="status">{t('storyReplace.none')}</p>;
  return (
    <>
      <p role="status" className={styles.total}>
        {t('storyReplace.total', { count: chapters.length, places: t('storyReplace.places', { count: total }) })}
        {chapters.some(({ published }) => published) && ` ${t('storyReplace.published')}`}
      </p>
      <LongList rows={chapters} className={styles.chapters}>
        {({ chapter_id, position, title, count, matches }) => (
          <li key={chapter_id}>
            <Checkbox checked={!unticked.has(chapter_id)} onChange={(isTicked) => onTick(chapter_id, isTicked)}>
              <span className={styles.title}>
                {t('storyReplace.chapter', {
                  number: formatNumber(position),
                  title: title || t('storyReplace.untitled'),
                })}
              </span>
              <span className={styles.count}>{formatNumber(count)}</span>
            </Checkbox>
            <ul className={styles.matches}>
              {matches.slice(0, SHOWN).map(({ before, match, after }, index) => (
                // Places have no name of their own, and their order is fixed.
                <li key={index} dir="auto">
                  {before}
                  <del>{match}</del>
                  {replacement && <ins>{replacement}</ins>}
                  {after}
                </li>
              ))}
              {count > SHOWN && (
                <li className={styles.more}>
                  {t('storyReplace.more', { count: count - SHOWN, places: formatNumber(count - SHOWN) })}
                </li>
              )}
            </ul>
          </li>
        )}
      </LongList>
    </>
  );
}
