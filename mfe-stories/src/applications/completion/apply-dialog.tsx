import { factsOf } from '@myfiction/shared/contract/application-problems/problem.ts';
import { findProblems } from '@myfiction/shared/contract/application-problems.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { STORY_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { ApiError, callApi, toast, useQueryClient } from '@myfiction/shared/host.ts';
import { CheckField } from '@myfiction/shared/screen/form/check-field.tsx';
import { focusFirst } from '@myfiction/shared/screen/form/field-id.ts';
import { FormToolsContext } from '@myfiction/shared/screen/form/form-tools.ts';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { useFormFields } from '@myfiction/shared/screen/form/use-form-fields.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Alert, FormDialog } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { currentView, useTakeApplication } from '../../api/application.ts';
import { storyKeys } from '../../api/story-keys.ts';
import { EligibilityList } from '../form/eligibility-list.tsx';
import { problemText } from '../form/problem-text.ts';
import { useCompletionText } from '../i18n/use-completion-text.ts';
import { useProblemText } from '../i18n/use-problem-text.ts';
import { BonusTier } from './bonus-tier.tsx';
import styles from './completion.module.css';
import { OpenChapters } from './open-chapters.tsx';

/** Not applied for: a completed story cannot any more. What is under way goes on. */
const NO_CONTRACT: readonly StoryDetail['contract_status'][] = [0, 10];

export interface ApplyDialogProps {
  story: StoryDetail;
  view: ApplicationView;
  onClose: () => void;
}

/** The last step of a story: what has to be done before, what it pays, and that it cannot be edited afterwards. */
export function ApplyDialog({ story, view, onClose }: ApplyDialogProps) {
  const t = useCompletionText();
  const tp = useProblemText();
  const cache = useQueryClient();
  const takeApplication = useTakeApplication();
  const [confirmed, setConfirmed] = useStateOverSignIn(`completion tick ${story.story_id}`, false);
  const [title, setTitle] = useStateOverSignIn(`completion title ${story.story_id}`, '');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const form = { kind: 'completion', confirmed, title } as const;
  const problems = findProblems(form, factsOf(view));
  const fields = useFormFields(problems, (problem, path) => problemText(problem, path, tp));
  const isReady = view.eligibility.every(({ met }) => met);

  const explain = (failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    const current = currentView(failure);
    if (current) takeApplication(current);
    // What the story is measured against may have changed meanwhile.
    else void cache.invalidateQueries({ queryKey: storyKeys.application(view.story_id, view.kind) });
    if (!failure.isToasted) setError(failure.message);
  };
  const send = async () => {
    const paths = Object.keys(problems);
    fields.show(paths);
    focusFirst(paths);
    if (paths.length > 0) return;
    setSending(true);
    setError(undefined);
    try {
      const about = { story_id: view.story_id, kind: 'completion', base_revision: view.revision } as const;
      const sent = await callApi('application/submit', { ...about, form }, { inPlace: 'all' });
      onClose();
      toast.success(t('sent'));
      takeApplication(sent);
    } catch (failure) {
      explain(failure);
      setSending(false);
    }
  };
  return (
    <FormDialog
      title={t(view.status === 21 ? 'title.again' : 'title')}
      confirmLabel={t('submit')}
      danger
      loading={isSending}
      loadingLabel={t('sending')}
      disabled={!isReady}
      error={error}
      width={560}
      onSubmit={() => void send()}
      onClose={onClose}
      above={
        <div className={styles.above}>
          {view.reasons.map(({ field, text }) => (
            <Alert key={`${field} ${text}`} tone="amber" title={text} />
          ))}
          {NO_CONTRACT.includes(story.contract_status) && <Alert tone="amber" title={t('noContract')} />}
          <BonusTier words={view.counted_words ?? story.words} />
          {!isReady && (
            <section aria-labelledby="completion-rules">
              <h3 className={styles.heading} id="completion-rules">
                {t('rules.title')}
              </h3>
              <EligibilityList rules={view.eligibility} story={story} />
              <OpenChapters storyId={view.story_id} />
            </section>
          )}
        </div>
      }
    >
      {isReady && (
        <FormToolsContext value={fields.tools}>
          <Alert tone="amber" title={t('warning')} />
          <CheckField path="confirmed" value={confirmed} onChange={setConfirmed}>
            {t('confirm.tick')}
          </CheckField>
          <TextField
            path="title"
            label={t('confirm.label')}
            help={t('confirm.title', { title: view.facts.story_title })}
            autoComplete="off"
            spellCheck={false}
            maxLength={STORY_TITLE_MAX}
            value={title}
            onChange={setTitle}
          />
        </FormToolsContext>
      )}
    </FormDialog>
  );
}
