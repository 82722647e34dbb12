import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm, PayToReadForm } from '@myfiction/shared/contract/calls/application-form.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { focusFirst } from '@myfiction/shared/screen/form/field-id.ts';
import { FormToolsContext } from '@myfiction/shared/screen/form/form-tools.ts';
import { Alert, Button } from '@myfiction/shared/ui.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { isOutOfReach } from '../application-text.ts';
import type { DraftCopy } from '../draft/draft-copy.ts';
import { RestoredNote } from '../draft/restored-note.tsx';
import { useApplicationDraft } from '../draft/use-application-draft.ts';
import { EligibilityList } from '../form/eligibility-list.tsx';
import fields from '../form/fields/fields.module.css';
import { FormFrame } from '../form/form-frame.tsx';
import styles from '../form/form-page.module.css';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { ReasonList } from '../form/reason-list.tsx';
import { fieldOfReason, useApplicationForm } from '../form/use-application-form.ts';
import { useSubmit } from '../form/use-submit.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import { usePayText } from '../i18n/use-pay-text.ts';
import { AfterPayToRead } from './after-pay-to-read.tsx';
import { PayToReadFields } from './pay-to-read-fields.tsx';
import { emptyPayToRead, payToReadRows } from './pay-to-read-rows.ts';

const isPayToRead = (form: ApplicationForm): form is PayToReadForm => form.kind === 'pay-to-read';
const formOf = ({ form }: ApplicationView): PayToReadForm => (form && isPayToRead(form) ? form : emptyPayToRead());

export interface PayToReadProps {
  story: StoryDetail;
  view: ApplicationView;
  copy: DraftCopy | undefined;
}

/** The application for paid reading: one page, saved by itself. */
export function PayToRead({ story, view, copy }: PayToReadProps) {
  const t = usePayText();
  const tf = useFormText();
  const draft = useApplicationDraft({ view, copy, formOf, isForm: isPayToRead });
  const rows = useMemo(() => payToReadRows(t, tf), [t, tf]);
  const form = useApplicationForm(draft, view, rows);
  const submit = useSubmit(view, draft);
  const [tried, setTried] = useState<readonly string[]>([]);
  const isReady = view.eligibility.every(({ met }) => met);
  const outOfReach = isOutOfReach(view.kind, story);
  const go = (path: string) => focusFirst([fieldOfReason(path)]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const paths = Object.keys(form.problems);
    form.show(paths);
    setTried(paths);
    if (!focusFirst(paths) && !submit.isSending) void submit.send();
  };
  return (
    <FormFrame
      title={tf('title.pay-to-read')}
      story={story}
      draft={draft}
      rows={rows}
      formOf={formOf}
      beside={outOfReach ? null : <AfterPayToRead />}
    >
      <form onSubmit={send} noValidate>
        <ReasonList reasons={outOfReach ? [] : form.reasons} labelOf={form.labelOf} onGo={go} />
        {copy && (
          <div className={styles.note}>
            <RestoredNote copy={copy} />
          </div>
        )}
        <h2 className={styles.title}>{t('title')}</h2>
        {!outOfReach && <p className={styles.text}>{t('text')}</p>}
        <FormToolsContext value={form.tools}>
          <div className={fields.fields}>
            {!isReady && <Alert tone="blue" title={t(outOfReach ? 'outOfReach' : 'notReady')} />}
            {!isReady && (
              <EligibilityList
                // Nothing else can be put right for it.
                rules={view.eligibility.filter(({ rule }) => !outOfReach || rule === 'contract-signed')}
                story={story}
              />
            )}
            {!outOfReach && (
              <PayToReadFields view={view} form={draft.form} onChange={(change) => draft.saver.change(change)} />
            )}
          </div>
        </FormToolsContext>
        <ProblemSummary problems={form.summaryOf(tried)} onGo={go} />
        {submit.failure !== '' && (
          <div className={styles.failure}>
            <Alert tone="brick" title={submit.failure} />
          </div>
        )}
        {!outOfReach && (
          <div className={styles.actions}>
            <Button type="submit" variant="primary" loading={submit.isSending} loadingLabel={tf('sign.sending')}>
              {t(view.status === 21 ? 'submitAgain' : 'submit')}
            </Button>
          </div>
        )}
      </form>
    </FormFrame>
  );
}
