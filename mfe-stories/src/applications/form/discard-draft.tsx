import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { ApiError, callApi, toast, useNavigate } from '@myfiction/shared/host.ts';
import { Button, ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { currentView, useTakeApplication } from '../../api/application.ts';
import { completionPath } from '../../common/application-path.ts';
import type { DraftSaver } from '../draft/draft-saver.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import styles from './form-page.module.css';

export interface DiscardDraftProps<F extends ApplicationForm> {
  view: ApplicationView;
  saver: DraftSaver<F>;
}

/** Deletes the draft and the photos with it, and goes back to the story. */
export function DiscardDraft<F extends ApplicationForm>({ view, saver }: DiscardDraftProps<F>) {
  const t = useFormText();
  const navigate = useNavigate();
  const takeApplication = useTakeApplication();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const discard = async () => {
    setBusy(true);
    try {
      await saver.flush();
      const fresh = await callApi('application/discard', { story_id: view.story_id, kind: view.kind });
      await saver.end();
      toast.success(t('discard.done'));
      navigate(completionPath(view.story_id));
      takeApplication(fresh);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = currentView(error);
      if (current) {
        takeApplication(current);
        setAsking(false);
      }
      setBusy(false);
    }
  };
  return (
    <div className={styles.discard}>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {t('discard.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('discard.title')}
        text={t('discard.text')}
        confirmLabel={t('discard.confirm')}
        danger
        loading={isBusy}
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
