import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatRelative, Link, useNow } from '@myfiction/shared/host.ts';
import { exactTime, useHoverText } from '@myfiction/shared/screen/exact-time.tsx';
import { ApplicationStatusLink, ButtonLink, Cover } from '@myfiction/shared/ui.ts';
import { PenLine } from 'lucide-react';
import { memo } from 'react';
import { completionPath, contractPath, payToReadPath } from '../common/application-path.ts';
import { isLocked } from '../common/is-locked.ts';
import { writePath } from '../common/write-path.ts';
import { useText } from '../i18n/use-text.ts';
import { StoryFigures } from './story-figures.tsx';
import { StoryPhase } from './story-phase.tsx';
import styles from './story-row.module.css';

interface StoryRowProps {
  story: StorySummary;
  /** Less stands in a row: the story's own page has the rest. */
  isPhone: boolean;
}

export const StoryRow = memo(function StoryRow({ story, isPhone }: StoryRowProps) {
  const t = useText();
  const nowMs = useNow();
  const { story_id: id, title } = story;
  const detail = paths.storyDetail(id);
  const locked = isLocked(story);
  // "Draft" is the label of all three.
  const about = (kind: ApplicationKind, status: number) => (status === 10 ? `${t(`app.${kind}`)}, ${title}` : title);
  return (
    <li className={styles.story}>
      {/* The title beside it is the same link: one stop by keyboard, two targets by hand. */}
      <Link to={detail} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <Cover title={title} author={story.author} genre={story.genre} src={story.cover} />
      </Link>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={detail} lang={story.language}>
            {title}
          </Link>
        </h2>
        <p className={styles.meta} {...useHoverText(() => exactTime(story.updated_at))}>
          {t('list.meta', { genre: t(`story.genres.${story.genre}`), when: formatRelative(story.updated_at, nowMs) })}
        </p>
        <StoryPhase story={story} />
      </div>
      <StoryFigures story={story} isPhone={isPhone} className={styles.figures} />
      <div className={styles.applications}>
        <ApplicationStatusLink
          kind="contract"
          status={story.contract_status}
          to={contractPath(id, story.contract_status)}
          about={about('contract', story.contract_status)}
        />
        {!isPhone && (
          <>
            <ApplicationStatusLink
              kind="pay-to-read"
              status={story.pay_to_read_status}
              to={payToReadPath(id, story.pay_to_read_status)}
              about={about('pay-to-read', story.pay_to_read_status)}
            />
            <ApplicationStatusLink
              kind="completion"
              status={story.completion_status}
              to={completionPath(id)}
              about={about('completion', story.completion_status)}
            />
          </>
        )}
      </div>
      <div className={styles.actions}>
        {!locked && (
          <ButtonLink icon={<PenLine />} to={writePath(story)} aria-label={t('list.writeStory', { title })}>
            {t('list.write')}
          </ButtonLink>
        )}
        {(!isPhone || locked) && (
          <ButtonLink variant="ghost" to={detail} aria-label={t('list.manageStory', { title })}>
            {t('list.manage')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
});
