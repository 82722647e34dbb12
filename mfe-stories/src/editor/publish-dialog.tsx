import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { useQueryClient } from '@myfiction/shared/host.ts';
import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useStory } from '../api/get-story.ts';
import { storyKeys } from '../api/story-keys.ts';
import { usePublishText } from './i18n/use-publish-text.ts';
import { CheckList } from './publish/check-list.tsx';
import { publishChapter } from './publish/publish-chapter.ts';
import { isBlocked, publishChecks } from './publish/publish-checks.ts';
import styles from './publish/publish-dialog.module.css';
import { useTitleTaken } from './publish/use-title-taken.ts';

/** What publishing needs to know of a chapter; a whole `ChapterDetail` will do. */
export type PublishableChapter = Pick<
  ChapterDetail,
  'chapter_id' | 'story_id' | 'position' | 'title' | 'words' | 'revision' | 'status'
>;

export interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  chapter: PublishableChapter;
  storyTitle: string;
  /** Called once the server has published. */
  onPublished: (answer: ApiOutput<'chapter/publish'>) => void;
  /** The title must change: the dialog has closed; `message` is empty when it is only missing. */
  onTitleProblem?: (message: string) => void;
  /** The chapter was changed elsewhere since `chapter.revision`. */
  onConflict?: (theirs: ChapterDetail) => void;
}

/** The last look before readers see a chapter. */
export function PublishDialog(props: PublishDialogProps) {
  const { open, onClose, chapter, storyTitle, onPublished, onTitleProblem, onConflict } = props;
  const t = usePublishText();
  const cache = useQueryClient();
  const story = useStory(open ? chapter.story_id : undefined);
  const titleTaken = useTitleTaken(chapter.story_id, chapter.chapter_id, chapter.title, open);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { title, words } = chapter;
  const checks = publishChecks({ title, words, titleTaken, warningMode: story.data?.fields.warnings.mode });
  const isUpdate = chapter.status === 'published';
  const publish = async () => {
    setProblem('');
    setBusy(true);
    const result = await publishChapter(chapter.chapter_id, chapter.revision);
    setBusy(false);
    if (result.kind === 'refused') setProblem(result.message);
    else onClose();
    if (result.kind === 'title') onTitleProblem?.(result.message);
    if (result.kind === 'conflict') onConflict?.(result.theirs);
    if (result.kind !== 'published') return;
    void cache.invalidateQueries({ queryKey: storyKeys.all });
    onPublished(result.answer);
  };
  const fixTitle = () => {
    onClose();
    onTitleProblem?.(title.trim() === '' ? '' : t('publish.check.titleTaken'));
  };
  const number = chapter.position;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isUpdate ? 'publish.titleChanges' : 'publish.title', { number })}
      width={520}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          {!isBlocked(checks) && (
            <Button
              variant="primary"
              loading={isBusy}
              loadingLabel={t('publish.publishing')}
              onClick={() => void publish()}
            >
              {t(isUpdate ? 'publish.again' : 'publish.now')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.chapter}>{title || t('publish.untitled')}</p>
      <p className={styles.story}>{storyTitle}</p>
      <p className={styles.text}>{t(isUpdate ? 'publish.textChanges' : 'publish.text')}</p>
      <CheckList checks={checks} words={words} storyId={chapter.story_id} onFixTitle={fixTitle} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}
