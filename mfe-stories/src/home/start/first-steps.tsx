import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { GUEST_PEN_NAME, isGuestName } from '@myfiction/shared/contract/rules.ts';
import { useNow, useTranslation, useUser } from '@myfiction/shared/host.ts';
import { Button, ButtonLink } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { describeMoment } from '../../common/describe-time.ts';
import { NumberedSteps } from '../../common/numbered-steps.tsx';
import { writePath } from '../../common/write-path.ts';
import { useHomeText } from '../i18n/use-home-text.ts';
import styles from './first-steps.module.css';
import { Step } from './step.tsx';

export interface FirstStepsProps {
  home: Pick<HomeOverview, 'continue_writing' | 'latest_story' | 'scheduled'>;
  /** Undefined where there is nothing else to show in its place. */
  onHide: (() => void) | undefined;
}

/** What leads a new author to the first published chapter. Each step knows from real data whether it is done. */
export function FirstSteps({ home, onHide }: FirstStepsProps) {
  const t = useHomeText();
  const name = useUser()?.uname ?? GUEST_PEN_NAME;
  const named = !isGuestName(name);
  const story = home.continue_writing?.story ?? home.latest_story;
  const { language } = useTranslation();
  const now = useNow();
  const [first] = home.scheduled;
  const when = first ? describeMoment(first.at, now, language) : '';
  const writing = (one: StorySummary) =>
    [writePath(one), t(one.write_chapter_id ? 'guide.publish.continue' : 'guide.publish.write')] as const;
  const next = (to: string, label: string): ReactNode => (
    <ButtonLink variant="primary" to={to}>
      {label}
    </ButtonLink>
  );
  return (
    <div className={styles.guide}>
      <h3 className={styles.title}>{t('guide.title')}</h3>
      <p className={styles.text}>{t('guide.text')}</p>
      <NumberedSteps>
        <Step
          number={1}
          done={named}
          title={t('guide.penName')}
          text={named ? t('guide.penName.done', { name }) : t('guide.penName.text')}
        />
        <Step
          number={2}
          done={story !== null}
          title={t('guide.story')}
          text={story ? t('guide.story.done', { title: story.title }) : t('guide.story.text')}
          action={!story && next(paths.newStory(), t('guide.story.action'))}
        />
        <Step
          number={3}
          done={false}
          title={t('guide.publish')}
          text={first ? t('guide.publish.scheduled', { when }) : t('guide.publish.text')}
          action={story && (first ? next(paths.newChapter(story.story_id), t('next.action')) : next(...writing(story)))}
        />
      </NumberedSteps>
      {onHide && (
        <Button size="sm" variant="ghost" className={styles.hide} onClick={onHide}>
          {t('guide.hide')}
        </Button>
      )}
    </div>
  );
}
