import { OFFER_VALID_DAYS } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationDocument } from '@myfiction/shared/contract/calls/application-files.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { CheckField } from '@myfiction/shared/screen/form/check-field.tsx';
import { focusFirst } from '@myfiction/shared/screen/form/field-id.ts';
import { FormToolsContext } from '@myfiction/shared/screen/form/form-tools.ts';
import { useFormFields } from '@myfiction/shared/screen/form/use-form-fields.ts';
import { useLeaveQuestion } from '@myfiction/shared/screen/use-leave-question.tsx';
import { NOT_STORED, useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { FileText } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { SignatureFields } from '../form/signature-fields.tsx';
import { findSignatureProblems, type SignatureProblem, UNSIGNED } from '../form/signature-problems.ts';
import { useTermsText } from '../i18n/use-terms-text.ts';
import { useViewText } from '../i18n/use-view-text.ts';
import { PlainTerms } from '../terms/plain-terms.tsx';
import styles from './application-detail.module.css';
import type { ApplicationDetailProps } from './application-detail-props.ts';
import { DeclineContract } from './decline-contract.tsx';
import { useDeed } from './use-deed.ts';
import { useDocumentDownload } from './use-document-download.ts';

export interface SignContractProps extends ApplicationDetailProps {
  /** The contract that is signed. */
  document: ApplicationDocument;
}

/** The contract to read and the names that sign it. */
export function SignContract({ story, view, document }: SignContractProps) {
  const t = useViewText();
  const terms = useTermsText();
  const deed = useDeed();
  const formId = useId();
  const { busy, download } = useDocumentDownload();
  const [isRead, setRead] = useStateOverSignIn(`read ${document.document_id}`, false);
  const [typed, setTyped] = useStateOverSignIn(`signature ${document.document_id}`, UNSIGNED, NOT_STORED);
  const [leaveQuestion] = useLeaveQuestion(Object.values(typed).some((name) => name !== ''));
  const form = view.form?.kind === 'contract' ? view.form : undefined;
  const { today } = view.facts;
  const problems = form
    ? { ...(!isRead && { read: 'unread' as const }), ...findSignatureProblems(typed, form.person, today) }
    : {};
  const fields = useFormFields<'unread' | SignatureProblem>(problems, (problem) => t(`offer.${problem}`));
  if (!form) return null;
  const { person, offer } = form;
  const validUntil =
    view.expected_at ?? new Date(Date.parse(document.created_at) + OFFER_VALID_DAYS * DAY_MS).toISOString();
  const sign = (event: FormEvent) => {
    event.preventDefault();
    const paths = Object.keys(problems);
    fields.show(paths);
    focusFirst(paths);
    if (paths.length > 0 || deed.isBusy) return;
    const input = { story_id: view.story_id, sha256: document.sha256, ...typed };
    void deed.run((call) => call('application/sign', input), t('offer.signed'));
  };
  return (
    <section className={styles.panel} aria-labelledby="detail-sign">
      <h3 className={styles.panelTitle} id="detail-sign">
        {t('offer.title')}
      </h3>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button
            icon={<FileText />}
            loading={busy === document.document_id}
            onClick={() => void download(document.document_id)}
          >
            {t('offer.read')}
          </Button>
          <span className={styles.quiet}>{t('offer.valid', { date: formatDate(validUntil, 'dateTime') })}</span>
        </div>
        {offer && (
          <div>
            <p className={styles.panelTitle}>{t('offer.terms', { offer: terms(`offer.${offer}`) })}</p>
            <PlainTerms offer={offer} />
          </div>
        )}
        <form id={formId} className={styles.stack} onSubmit={sign} noValidate>
          <FormToolsContext value={fields.tools}>
            <CheckField path="read" value={isRead} onChange={setRead}>
              {t('offer.readTick')}
            </CheckField>
            <SignatureFields person={person} today={today} value={typed} onChange={setTyped} />
          </FormToolsContext>
        </form>
        <div className={styles.row}>
          <Button type="submit" form={formId} variant="primary" loading={deed.isBusy} loadingLabel={t('offer.signing')}>
            {t('offer.sign')}
          </Button>
          {/* Outside the form: it has one of its own. */}
          <DeclineContract story={story} view={view} />
        </div>
      </div>
      {leaveQuestion}
    </section>
  );
}
