import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, Link, useNow, useTranslation } from '@myfiction/shared/host.ts';
import { ExactTime } from '@myfiction/shared/screen/exact-time.tsx';
import { capitalize, describeMoment } from '../../common/describe-time.ts';
import { PartTitle } from '../../common/part-title.tsx';
import { useHomeText } from '../i18n/use-home-text.ts';
import parts from '../parts.module.css';
import styles from './scheduled-part.module.css';

/** The chapters that go out next, with their moment on the author's clock. */
export function ScheduledPart({ chapters }: { chapters: HomeOverview['scheduled'] }) {
  const t = useHomeText();
  const { language } = useTranslation();
  const now = useNow();
  return (
    <section className={parts.part} aria-labelledby="home-scheduled">
      <PartTitle level={3} id="home-scheduled">
        {t('scheduled.title')}
      </PartTitle>
      <ul className={parts.list}>
        {chapters.map(({ chapter_id: id, position, title, story_title: story, story_language, at }) => {
          const number = formatNumber(position);
          return (
            <li key={id} className={styles.row}>
              <div className={styles.chapter}>
                <Link to={paths.editChapter(id)} className={styles.name}>
                  {title === '' ? t('continue.untitled', { number }) : t('continue.chapter', { number, title })}
                </Link>
                <span lang={story_language} className={styles.story}>
                  {story}
                </span>
              </div>
              <ExactTime at={at}>{capitalize(describeMoment(at, now, language), language)}</ExactTime>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
