import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { usePageTitle } from '@myfiction/shared/host.ts';
import { useLeaveQuestion } from '@myfiction/shared/screen/use-leave-question.tsx';
import { type ReactNode, useState } from 'react';
import { completionPath } from '../../common/application-path.ts';
import { EditorFrame } from '../../common/editor-frame.tsx';
import { DraftStatus } from '../draft/draft-status.tsx';
import type { Draft } from '../draft/use-draft.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormLayout } from './form-layout.tsx';
import type { FormRow } from './form-rows.ts';

export interface FormFrameProps<F extends ApplicationForm> {
  title: string;
  story: StoryDetail;
  draft: Draft<F>;
  rows: readonly FormRow<F>[];
  formOf: (view: ApplicationView) => F;
  side?: ReactNode;
  beside: ReactNode;
  children: ReactNode;
}

/** The page of a form: its bar with the state of the draft, its columns, and the choice between two drafts. */
export function FormFrame<F extends ApplicationForm>(props: FormFrameProps<F>) {
  const { title, story, draft, rows, formOf, side, beside, children } = props;
  const t = useFormText();
  const { save, saver } = draft;
  // Closed, it stays closed until the author asks to compare.
  const [later, setLater] = useState<ApplicationView>();
  const theirs = save.kind === 'conflict' ? save.theirs : undefined;
  const [leaveQuestion] = useLeaveQuestion(draft.dirty && !draft.isKept);
  usePageTitle(title);
  return (
    <EditorFrame
      title={title}
      back={{ to: completionPath(story.story_id), label: t('back') }}
      actions={
        <DraftStatus
          save={save}
          dirty={draft.dirty}
          isKept={draft.isKept}
          onRetry={() => void saver.flush()}
          onCompare={() => setLater(undefined)}
        />
      }
    >
      <FormLayout story={story} side={side} beside={beside}>
        {children}
      </FormLayout>
      {theirs && theirs !== later && (
        <ConflictDialog
          rows={rows}
          base={draft.acknowledged}
          mine={draft.form}
          theirs={formOf(theirs)}
          onResolve={(form) => saver.resolve(form, theirs)}
          onClose={() => setLater(theirs)}
        />
      )}
      {leaveQuestion}
    </EditorFrame>
  );
}
