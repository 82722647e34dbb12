import { CONTRACT_OFFERS, type ContractOffer } from '@myfiction/shared/contract/application-options.ts';
import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import { fieldId } from '@myfiction/shared/screen/form/field-id.ts';
import { useFormTools } from '@myfiction/shared/screen/form/form-tools.ts';
import { Button, RadioCard } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { ChoiceGroup } from '../../../common/choice-group.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';
import { useTermsText } from '../../i18n/use-terms-text.ts';
import { LegalText } from '../../terms/legal-text.tsx';
import { PlainTerms } from '../../terms/plain-terms.tsx';
import terms from '../../terms/terms.module.css';
import type { StepProps } from '../contract-context.ts';

const LEGAL_ID = 'apply-legal';

/** The two contracts beside each other, in plain words and in the words that are signed. */
export function OfferStep({ form, story, onChange }: StepProps) {
  const t = useFormText();
  const tt = useTermsText();
  const { errorAt, leave } = useFormTools();
  const [legal, setLegal] = useState<ContractOffer>();
  const author = legalName(form.person) || story.author;
  return (
    <>
      <ChoiceGroup
        id={fieldId('offer')}
        legend={t('offer.legend')}
        error={errorAt('offer')}
        onLeave={() => leave('offer')}
      >
        <div className={terms.offers}>
          {CONTRACT_OFFERS.map((offer) => (
            <RadioCard
              key={offer}
              name="offer"
              value={offer}
              checked={form.offer === offer}
              onChange={() => onChange({ ...form, offer })}
              title={tt(`offer.${offer}`)}
              description={tt(`offer.${offer}.text`)}
              below={
                <div className={terms.below}>
                  <PlainTerms offer={offer} />
                  <Button
                    size="sm"
                    variant="ghost"
                    className={terms.legalToggle}
                    aria-expanded={legal === offer}
                    aria-controls={legal === offer ? LEGAL_ID : undefined}
                    aria-label={`${tt(legal === offer ? 'terms.legalHide' : 'terms.legal')}: ${tt(`offer.${offer}`)}`}
                    onClick={() => setLegal(legal === offer ? undefined : offer)}
                  >
                    {tt(legal === offer ? 'terms.legalHide' : 'terms.legal')}
                  </Button>
                </div>
              }
            />
          ))}
        </div>
      </ChoiceGroup>
      {legal && <LegalText id={LEGAL_ID} offer={legal} parties={{ author, story: story.title }} />}
    </>
  );
}
