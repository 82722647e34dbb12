import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { GUEST_PEN_NAME } from '@myfiction/shared/contract/rules.ts';
import { useUser } from '@myfiction/shared/host.ts';
import { ButtonLink } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { writePath } from '../common/write-path.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './first-steps.module.css';
import { Step } from './step.tsx';

/** What leads a new author to the first published chapter. Each step knows from real data whether it is done. */
export function FirstSteps({ stories }: { stories: readonly StorySummary[] }) {
  const t = useText();
  const name = useUser()?.uname ?? GUEST_PEN_NAME;
  const named = name !== GUEST_PEN_NAME;
  const story = stories.find(({ write_chapter_id }) => write_chapter_id !== null) ?? stories[0];
  const next = (to: string, label: string): ReactNode => (
    <ButtonLink variant="primary" to={to}>
      {label}
    </ButtonLink>
  );
  return (
    <div className={styles.guide}>
      <h3 className={styles.title}>{t('guide.title')}</h3>
      <p className={styles.text}>{t('guide.text')}</p>
      <ol className={styles.steps}>
        <Step
          number={1}
          done={named}
          title={t('guide.penName')}
          text={named ? t('guide.penName.done', { name }) : t('guide.penName.text')}
        />
        <Step
          number={2}
          done={story !== undefined}
          title={t('guide.story')}
          text={story ? t('guide.story.done', { title: story.title }) : t('guide.story.text')}
          action={!story && next(paths.newStory(), t('guide.story.action'))}
        />
        <Step
          number={3}
          done={false}
          title={t('guide.publish')}
          text={t('guide.publish.text')}
          action={
            story &&
            next(writePath(story), t(story.write_chapter_id ? 'guide.publish.continue' : 'guide.publish.write'))
          }
        />
      </ol>
    </div>
  );
}
