import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { toast, useNavigate, useQueryClient } from '@myfiction/shared/host.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, ButtonLink } from '@myfiction/shared/ui.ts';
import { storyKeys } from '../api/story-keys.ts';
import { writeChapterPath } from '../common/write-chapter-path.ts';
import styles from './chapter-preview.module.css';
import { usePreviewText } from './i18n/use-preview-text.ts';

/** Most visits only look. */
const loadPublish = () => import('../editor/publish-dialog.tsx').then((module) => module.PublishDialog);

export interface PreviewActionsProps {
  chapter: ChapterDetail;
  /** The server would refuse to publish; the checks beside say why. */
  blocked: boolean;
}

/** The way back to the text, and on to the readers unless they already have this version. */
export function PreviewActions({ chapter, blocked }: PreviewActionsProps) {
  const t = usePreviewText();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [open, setOpen] = useStateOverSignIn(`publish ${chapter.chapter_id}`, false);
  const PublishDialog = useLate(loadPublish, open);
  const publishable = chapter.status !== 'published' || chapter.staged;
  const published = () => {
    setOpen(false);
    void cache.invalidateQueries({ queryKey: storyKeys.all });
    navigate(paths.storyDetail(chapter.story_id));
  };
  const showNewer = (theirs: ChapterDetail) => {
    cache.setQueryData(storyKeys.chapter(theirs.chapter_id), theirs);
    toast.info(t('preview.changed'));
  };
  return (
    <>
      <span className={styles.back}>
        <ButtonLink to={writeChapterPath(chapter)}>{t('preview.back')}</ButtonLink>
      </span>
      {publishable && (
        <Button variant="primary" disabled={blocked} onClick={() => setOpen(true)}>
          {t('preview.publish')}
        </Button>
      )}
      {open && PublishDialog && (
        <PublishDialog
          open
          onClose={() => setOpen(false)}
          chapter={chapter}
          storyTitle={chapter.story_title}
          onPublished={published}
          onTitleProblem={() => navigate(writeChapterPath(chapter))}
          onConflict={showNewer}
        />
      )}
    </>
  );
}
