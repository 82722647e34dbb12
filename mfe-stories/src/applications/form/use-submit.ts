import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { ApiError, callApi, toast, useQueryClient } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { currentView, useTakeApplication } from '../../api/application.ts';
import { storyKeys } from '../../api/story-keys.ts';
import type { Draft } from '../draft/use-draft.ts';
import { useFormText } from '../i18n/use-form-text.ts';

export interface Submit {
  send: (signatures?: { signature: string; guardian_signature: string }) => Promise<boolean>;
  isSending: boolean;
  /** Why it was not sent; empty where nothing has to be said here. */
  failure: string;
}

/** Sends the form. Whatever fails leaves every field as it is. */
export function useSubmit<F extends ApplicationForm>(view: ApplicationView, draft: Draft<F>): Submit {
  const t = useFormText();
  const cache = useQueryClient();
  const takeApplication = useTakeApplication();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const { saver } = draft;
  const { story_id, kind } = view;

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const current = currentView(error);
    if (current && error.errorName === 'revisionConflict') saver.meet(current);
    else if (current) takeApplication(current);
    else {
      if (!error.isToasted) setFailure(error.message);
      // What the form is measured against may have changed meanwhile.
      void cache.invalidateQueries({ queryKey: storyKeys.application(story_id, kind) });
    }
  };
  const send: Submit['send'] = async (signatures = { signature: '', guardian_signature: '' }) => {
    setFailure('');
    if (!view.eligibility.every(({ met }) => met)) {
      setFailure(t(kind === 'contract' ? 'sign.notEligible.contract' : 'sign.notEligible.pay-to-read'));
      return false;
    }
    setSending(true);
    try {
      if (!(await saver.flush())) {
        if (saver.snapshot.save.kind !== 'conflict') setFailure(t('sign.unsaved'));
        return false;
      }
      const { form, revision } = saver.snapshot;
      const about = { story_id, kind, base_revision: revision };
      const sent = await callApi('application/submit', { ...about, form, ...signatures }, { inPlace: 'all' });
      await saver.end();
      toast.success(t('sign.submitted'));
      takeApplication(sent);
      return true;
    } catch (error) {
      explain(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, failure };
}
