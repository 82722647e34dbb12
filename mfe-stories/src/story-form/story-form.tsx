import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { useNavigate, usePageTitle, useUser } from '@myfiction/shared/host.ts';
import { useLeaveQuestion } from '@myfiction/shared/screen/use-leave-question.tsx';
import { Alert } from '@myfiction/shared/ui.ts';
import { type FormEvent, useState } from 'react';
import { EditorFrame } from '../common/editor-frame.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormSections } from './form-sections.tsx';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { ReaderCard } from './reader-card.tsx';
import { RestoredNote } from './restored-note.tsx';
import { SectionNav } from './section-nav.tsx';
import styles from './story-form.module.css';
import { useSaveStory } from './use-save-story.ts';
import { useStoryForm } from './use-story-form.ts';
import { whyFixed } from './why-fixed.ts';

export function StoryForm({ story }: { story?: StoryDetail }) {
  const t = useStoryFormText();
  const navigate = useNavigate();
  const form = useStoryForm(story);
  const { save, saving, titleError, conflict, closeConflict } = useSaveStory(form, story);
  const [leaving, setLeaving] = useState(false);
  const [leaveQuestion] = useLeaveQuestion(form.dirty && !form.kept);
  const user = useUser();
  const author = story?.author ?? user?.uname ?? '';
  const title = t(story ? 'form.title.edit' : 'form.title.new');
  const fixed = whyFixed(story);
  usePageTitle(title);

  const back = story ? `${paths.storyDetail(story.story_id)}&tab=details` : paths.myStories();
  const mayLeave = () => {
    // What is kept nowhere is asked for by whatever leads away.
    const asks = form.dirty && form.kept;
    setLeaving(asks);
    return !asks;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) void save();
  };
  return (
    <EditorFrame title={title} back={{ to: back, label: t('form.back') }} mayLeave={mayLeave}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <SectionNav />
        </div>
        <form className={styles.form} onSubmit={submit} noValidate>
          {fixed && (
            <div className={styles.note}>
              <Alert tone="amber" title={t('form.signed.title')}>
                {t(fixed)}
              </Alert>
            </div>
          )}
          <RestoredNote form={form} story={story} />
          <fieldset className={styles.all} disabled={fixed !== undefined}>
            <FormSections form={form} story={story} author={author} titleError={titleError} />
          </fieldset>
          {!fixed && <FormFooter form={form} saving={saving} isNew={!story} back={back} mayLeave={mayLeave} />}
        </form>
        <aside className={styles.side}>
          <ReaderCard values={form.values} author={author} />
        </aside>
      </div>
      <LeaveDialog
        open={leaving}
        onStay={() => setLeaving(false)}
        onDiscard={() => {
          form.takeSaved(story);
          navigate(back);
        }}
        onLeave={() => navigate(back)}
      />
      {leaveQuestion}
      {conflict && (
        <ConflictDialog
          theirs={conflict}
          mine={form.values}
          saving={saving}
          onClose={closeConflict}
          onKeepMine={() => {
            closeConflict();
            form.rebase(conflict);
            void save(conflict.revision);
          }}
          onTakeTheirs={() => {
            closeConflict();
            form.takeSaved(conflict);
          }}
        />
      )}
    </EditorFrame>
  );
}
