import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { contractEnd, reachedAt } from '../contract-end.ts';
import { useTermsText } from '../i18n/use-terms-text.ts';
import { useViewText } from '../i18n/use-view-text.ts';
import { PlainTerms } from '../terms/plain-terms.tsx';
import styles from './application-detail.module.css';
import { latestDocument } from './open-offer.ts';

/** A signed contract: its terms, its dates, who signed what and how that can be checked. */
export function ContractInfo({ view }: { view: ApplicationView }) {
  const t = useViewText();
  const terms = useTermsText();
  const offer = view.form?.kind === 'contract' ? view.form.offer : null;
  const begins = reachedAt(view, 30);
  // An editor may close it only after its term is over.
  const [ends] = [reachedAt(view, 31), contractEnd(view)].filter((at) => at !== undefined).toSorted();
  const document = latestDocument(view, 'signed-contract') ?? latestDocument(view, 'contract');
  // The first ones stand under the application.
  const hash = view.signatures.at(-1)?.document_sha256 ?? document?.sha256;
  const signatures = view.signatures.filter(({ document_sha256 }) => document_sha256 === hash);
  return (
    <section className={styles.panel} aria-labelledby="detail-terms">
      <h3 className={styles.panelTitle} id="detail-terms">
        {t('info.terms')}
        {offer && `: ${terms(`offer.${offer}`)}`}
      </h3>
      {offer && <PlainTerms offer={offer} />}
      <dl className={styles.facts}>
        {begins && (
          <div>
            <dt>{t('info.from')}</dt>
            <dd>{formatDate(begins)}</dd>
          </div>
        )}
        {ends && (
          <div>
            <dt>{t('info.until')}</dt>
            <dd>{formatDate(ends)}</dd>
          </div>
        )}
      </dl>
      {signatures.length > 0 && <h3 className={styles.panelTitle}>{t('info.signatures')}</h3>}
      <dl className={styles.facts}>
        {signatures.map(({ signer, name, signed_at, place, device }) => (
          <div key={`${signer} ${signed_at}`}>
            <dt>{t(`info.${signer}`)}</dt>
            <dd>
              <i className={styles.signed}>{name}</i>
              <span>{[formatDate(signed_at, 'dateTime'), place, device].filter(Boolean).join(', ')}</span>
            </dd>
          </div>
        ))}
        {hash && (
          <div>
            <dt>{t('info.hash')}</dt>
            <dd>
              <code className={styles.hash}>{hash}</code>
              <span>{t('info.hashText')}</span>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
