import type { ContractOffer } from '@myfiction/shared/contract/application-options.ts';
import { type ContractParties, contractText } from '@myfiction/shared/contract/contract-text.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { Printer } from 'lucide-react';
import { useTermsText } from '../i18n/use-terms-text.ts';
import { printElement } from './print-element.ts';
import styles from './terms.module.css';

export interface LegalTextProps {
  id: string;
  offer: ContractOffer;
  parties: ContractParties;
}

/** The text that is signed, before it is a document. */
export function LegalText({ id, offer, parties }: LegalTextProps) {
  const t = useTermsText();
  const title = t('terms.legal.title', { offer: t(`offer.${offer}`) });
  return (
    <section id={id} className={styles.legal} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={styles.legalHead}>
        <h3 id={`${id}-title`}>{title}</h3>
        <Button size="sm" icon={<Printer />} onClick={() => printElement(id)}>
          {t('terms.print')}
        </Button>
      </div>
      <p className={styles.help}>{t('terms.legal.language')}</p>
      <div lang="en">
        {contractText(offer, parties).map(({ heading, paragraphs }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
