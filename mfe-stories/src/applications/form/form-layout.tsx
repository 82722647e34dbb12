import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { Cover } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import styles from './form-layout.module.css';

export interface FormLayoutProps {
  story: StoryDetail;
  /** Below the story, at the left; phones leave it out. */
  side?: ReactNode;
  /** At the right; phones leave it out. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The sheet of a form: the story and the steps at the left, what happens next at the right. */
export function FormLayout({ story, side, beside, children }: FormLayoutProps) {
  const t = useText();
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.story}>
          <Cover title={story.title} author={story.author} genre={story.genre} src={story.cover} width={60} />
          <div>
            <p className={styles.storyTitle}>{story.title}</p>
            <p className={styles.quiet}>
              {t('apply.figures', { count: story.chapters_published, words: formatNumber(story.words) })}
            </p>
          </div>
        </div>
        {side}
      </div>
      <div className={styles.main}>{children}</div>
      <aside className={styles.beside}>{beside}</aside>
    </div>
  );
}
