import type { ChapterDetail, ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { refreshUser, toast, useQueryClient } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Dialog } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useStory } from '../api/get-story.ts';
import { storyKeys } from '../api/story-keys.ts';
import { describeMoment } from '../common/describe-time.ts';
import { trackPublish } from '../common/track-publish.ts';
import { useLanguage } from '../i18n/use-text.ts';
import { useSchedulingText } from '../scheduling/i18n/use-scheduling-text.ts';
import { LeftBehindNote } from '../scheduling/left-behind-note.tsx';
import { usePublishText } from './i18n/use-publish-text.ts';
import { CheckList } from './publish/check-list.tsx';
import { type PublishResult, publishChapter, scheduleChapter, unscheduleChapter } from './publish/publish-chapter.ts';
import { isBlocked, publishChecks } from './publish/publish-checks.ts';
import styles from './publish/publish-dialog.module.css';
import { PublishFooter } from './publish/publish-footer.tsx';
import { usePublishTime } from './publish/use-publish-time.ts';
import { useTitleTaken } from './publish/use-title-taken.ts';
import { type When, WhenCards } from './publish/when-cards.tsx';

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
  /** What is chosen when it opens; by default what the chapter is now. */
  start?: When;
  /** Called once the server has published; the author has been told. */
  onPublished?: (answer: ApiOutput<'chapter/publish'>) => void;
  /** Called once the server has planned it, or taken it out of the plan; the author has been told. */
  onPlanned?: (chapter: ChapterSummary) => void;
  /** The title must change: the dialog has closed; `message` is empty when it is only missing. */
  onTitleProblem?: (message: string) => void;
  /** The text is at hand, and can be cut in two. */
  onSplit?: () => void;
  /** The chapter was changed elsewhere since `chapter.revision`. */
  onConflict?: (theirs: ChapterDetail) => void;
}

/** The last look before readers see a chapter, now or at a time. */
export function PublishDialog(props: PublishDialogProps) {
  const { open, onClose, chapter, storyTitle, onPublished, onPlanned, onTitleProblem, onConflict } = props;
  const t = usePublishText();
  const tell = useSchedulingText();
  const language = useLanguage();
  const cache = useQueryClient();
  const story = useStory(open ? chapter.story_id : undefined);
  const titleTaken = useTitleTaken(chapter.story_id, chapter.chapter_id, chapter.title, open);
  const time = usePublishTime(chapter.story_id, chapter.chapter_id);
  const { chapter_id: id, position: number, title, words, revision, status } = chapter;
  const isScheduled = status === 'scheduled';
  const [when, setWhen] = useStateOverSignIn<When>(
    `publish when ${id}`,
    props.start ?? (isScheduled ? 'schedule' : 'now'),
  );
  const [busy, setBusy] = useState<'publish' | 'unschedule' | null>(null);
  const [problem, setProblem] = useState('');
  const checks = publishChecks({ title, words, titleTaken, warningMode: story.data?.fields.warnings.mode });
  const isUpdate = status === 'published';
  const goesOutAt = when === 'now' ? time.nowMs : time.moment?.getTime();
  const goesOut = new Map(goesOutAt === undefined ? [] : [[id, goesOutAt]]);

  const plan = (planned: ChapterSummary) => {
    const at = planned.scheduled_at;
    toast.success(
      at
        ? tell('publish.scheduled', { number, when: describeMoment(at, time.nowMs, language) })
        : tell('publish.unscheduled', { number }),
    );
    onPlanned?.(planned);
  };
  const publish = (answer: ApiOutput<'chapter/publish'>) => {
    const done = t(isUpdate ? 'publish.doneChanges' : 'publish.done', { number: answer.chapter.position });
    toast.success(answer.first_publish ? t('publish.first') : done);
    // The author's figures in the shell; a failure has its own toast.
    if (answer.first_publish) refreshUser().catch(() => undefined);
    onPublished?.(answer);
  };
  const run = async (doing: 'publish' | 'unschedule', send: () => Promise<PublishResult>) => {
    setProblem('');
    setBusy(doing);
    const result = await send();
    setBusy(null);
    if (result.kind === 'refused') return setProblem(result.message);
    onClose();
    if (result.kind === 'title') return onTitleProblem?.(result.message);
    if (result.kind === 'conflict') return onConflict?.(result.theirs);
    void cache.invalidateQueries({ queryKey: storyKeys.all });
    trackPublish([chapter], result.kind);
    if (result.kind === 'published') publish(result.answer);
    else plan(result.chapter);
  };
  const confirm = () => {
    if (isUpdate || when === 'now') return run('publish', () => publishChapter(id, revision));
    const { value, zone } = time;
    if (!value) return;
    return run('publish', () => scheduleChapter(id, revision, { local: `${value.date}T${value.time}`, zone }));
  };
  const fixTitle = () => {
    onClose();
    onTitleProblem?.(title.trim() === '' ? '' : t('publish.check.titleTaken'));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy !== null}
      title={t(isUpdate ? 'publish.titleChanges' : 'publish.title', { number })}
      width={520}
      footer={
        <PublishFooter
          status={status}
          when={when}
          time={time}
          busy={busy}
          isBlocked={isBlocked(checks)}
          onClose={onClose}
          onConfirm={() => void confirm()}
          onUnschedule={() => void run('unschedule', () => unscheduleChapter(id))}
        />
      }
    >
      <p className={styles.chapter}>{title || t('publish.untitled')}</p>
      <p className={styles.story}>{storyTitle}</p>
      {isUpdate ? (
        <p className={styles.text}>{t('publish.textChanges')}</p>
      ) : (
        <>
          <WhenCards when={when} onChange={setWhen} time={time} />
          <LeftBehindNote chapters={time.chapters} goesOut={goesOut} />
        </>
      )}
      <CheckList
        checks={checks}
        words={words}
        storyId={chapter.story_id}
        onFixTitle={fixTitle}
        onSplit={props.onSplit}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}
