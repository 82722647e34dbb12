import { OFFER_VALID_DAYS, SIGNATURE_MAX } from '@myfiction/shared/contract/application-options.ts';
import { legalName, needsGuardian } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationDocument } from '@myfiction/shared/contract/calls/application-files.ts';
import { isTypedAs } from '@myfiction/shared/contract/same-text.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { callApi, formatDate } from '@myfiction/shared/host.ts';
import { Button, Checkbox, Field, FieldNote, TextInput } from '@myfiction/shared/ui.ts';
import { FileText } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import signing from '../contract/steps/steps.module.css';
import { fieldId, focusFirst } from '../form/field-id.ts';
import { useTermsText } from '../i18n/use-terms-text.ts';
import { useViewText, type ViewText } from '../i18n/use-view-text.ts';
import { PlainTerms } from '../terms/plain-terms.tsx';
import styles from './application-detail.module.css';
import { DeclineContract } from './decline-contract.tsx';
import { useDeed } from './use-deed.ts';
import { useDocumentDownload } from './use-document-download.ts';

export interface SignContractProps {
  view: ApplicationView;
  /** The contract that is signed. */
  document: ApplicationDocument;
}

/** The contract to read and the names that sign it. */
export function SignContract({ view, document }: SignContractProps) {
  const t = useViewText();
  const terms = useTermsText();
  const deed = useDeed();
  const { busy, download } = useDocumentDownload();
  const [isRead, setRead] = useState(false);
  const [typed, setTyped] = useState({ signature: '', guardian_signature: '' });
  const [isTried, setTried] = useState(false);
  const form = view.form?.kind === 'contract' ? view.form : undefined;
  if (!form) return null;
  const { person, offer } = form;
  const guardian = needsGuardian(person.birth_date, view.facts.today) ? person.guardian : null;
  const name = legalName(person);
  const wrong = {
    signature: nameProblem(typed.signature, name, t),
    guardian_signature: guardian ? nameProblem(typed.guardian_signature, legalName(guardian), t) : undefined,
  };
  const validUntil =
    view.expected_at ?? new Date(Date.parse(document.created_at) + OFFER_VALID_DAYS * DAY_MS).toISOString();
  const sign = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const first = [
      !isRead && 'offer.read',
      wrong.signature && 'signature',
      wrong.guardian_signature && 'guardian_signature',
    ];
    const problems = first.filter((path) => typeof path === 'string');
    if (problems.length > 0) focusFirst(problems);
    else if (!deed.isBusy) {
      const input = { story_id: view.story_id, sha256: document.sha256, ...typed };
      void deed.run(() => callApi('application/sign', input), t('offer.signed'));
    }
  };
  return (
    <section className={styles.panel} aria-labelledby="detail-sign">
      <h3 className={styles.panelTitle} id="detail-sign">
        {t('offer.title')}
      </h3>
      <form className={styles.stack} onSubmit={sign} noValidate>
        <div className={styles.row}>
          <Button
            icon={<FileText />}
            loading={busy === document.document_id}
            onClick={() => void download(document.document_id)}
          >
            {t('offer.read')}
          </Button>
          <span className={styles.quiet}>{t('offer.valid', { date: formatDate(validUntil) })}</span>
        </div>
        {offer && (
          <div>
            <p className={styles.panelTitle}>{t('offer.terms', { offer: terms(`offer.${offer}`) })}</p>
            <PlainTerms offer={offer} />
          </div>
        )}
        <div>
          <Checkbox id={fieldId('offer.read')} checked={isRead} error={isTried && !isRead} onChange={setRead}>
            {t('offer.readTick')}
          </Checkbox>
          <FieldNote id="offer-read-note" error={isTried && !isRead ? t('offer.readFirst') : undefined} />
        </div>
        <SignedName
          path="signature"
          label={t('offer.signature')}
          help={t('offer.signature.help', { name })}
          error={isTried ? wrong.signature : undefined}
          value={typed.signature}
          onChange={(signature) => setTyped({ ...typed, signature })}
        />
        {guardian && (
          <SignedName
            path="guardian_signature"
            label={t('offer.guardian')}
            help={t('offer.guardian.help', { name: legalName(guardian) })}
            error={isTried ? wrong.guardian_signature : undefined}
            value={typed.guardian_signature}
            onChange={(guardian_signature) => setTyped({ ...typed, guardian_signature })}
          />
        )}
        <div className={styles.row}>
          <Button type="submit" variant="primary" loading={deed.isBusy} loadingLabel={t('offer.signing')}>
            {t('offer.sign')}
          </Button>
          <DeclineContract view={view} />
        </div>
      </form>
    </section>
  );
}

function nameProblem(typed: string, name: string, t: ViewText): string | undefined {
  if (typed.trim() === '') return t('offer.required');
  return isTypedAs(typed, name) ? undefined : t('offer.differs');
}

interface SignedNameProps {
  path: 'signature' | 'guardian_signature';
  label: string;
  help: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function SignedName({ path, label, help, error, value, onChange }: SignedNameProps) {
  const t = useViewText();
  return (
    <div>
      <Field label={label} help={help} error={error} htmlFor={fieldId(path)}>
        <TextInput autoComplete="off" spellCheck={false} maxLength={SIGNATURE_MAX} value={value} onChange={onChange} />
      </Field>
      {value.trim() !== '' && (
        <div aria-hidden="true">
          <p className={signing.signatureLabel}>{t('offer.preview')}</p>
          <p className={signing.signature}>{value}</p>
        </div>
      )}
    </div>
  );
}
