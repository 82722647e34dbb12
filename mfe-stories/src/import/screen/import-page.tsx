import { paths } from '@myfiction/shared/contract/paths.ts';
import { usePageTitle, useSearchParams } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { ButtonLink, EmptyState, ErrorState, Spinner } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useFollowApplications } from '../../api/follow-applications.ts';
import { useStory } from '../../api/get-story.ts';
import { EditorFrame } from '../../common/editor-frame.tsx';
import { lockOf } from '../../common/is-locked.ts';
import { StoryMissing } from '../../common/story-missing.tsx';
import { useImportText } from '../i18n/use-import-text.ts';
import styles from './import-page.module.css';
import { ImportScreen } from './import-screen.tsx';

/** `/my-stories/import?id=`: chapters of a story from the author's own files. */
export function ImportPage() {
  const t = useImportText();
  const [search] = useSearchParams();
  const storyId = search.get('id') ?? undefined;
  const query = useStory(storyId);
  const story = query.data;
  const late = useDelayed(query.isLoading);
  useFollowApplications();
  usePageTitle(t('page.title'));
  const lock = story ? lockOf(story) : null;
  const [openId, setOpenId] = useState<string>();
  if (story && !lock && openId !== story.story_id) setOpenId(story.story_id);
  // What was read and corrected stays on the page where the story is locked meanwhile.
  if (story && openId === story.story_id) return <ImportScreen key={story.story_id} story={story} />;
  const missing = storyId === undefined || isMissing(query.error);
  const back = storyId === undefined || missing ? paths.myStories() : paths.storyDetail(storyId);
  return (
    <EditorFrame title={t('page.title')} back={{ to: back, label: t('page.back') }}>
      {lock && (
        <EmptyState
          illustration="closed-book"
          title={t(`page.${lock}.title`)}
          action={<ButtonLink to={back}>{t('page.completed.action')}</ButtonLink>}
        />
      )}
      {missing && <StoryMissing />}
      {query.isError && !missing && !story && (
        <ErrorState title={t('page.error')} onRetry={() => void query.refetch()} />
      )}
      <div role="status" className={styles.loading}>
        {late && (
          <>
            <Spinner />
            {t('page.loading')}
          </>
        )}
      </div>
    </EditorFrame>
  );
}
