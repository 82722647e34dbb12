import type { ContractStep } from '@myfiction/shared/contract/application-problems.ts';
import type { ContractForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { fieldId } from '@myfiction/shared/screen/form/field-id.ts';
import { useFormTools } from '@myfiction/shared/screen/form/form-tools.ts';
import { Checkbox } from '@myfiction/shared/ui.ts';
import { ChoiceGroup } from '../../../common/choice-group.tsx';
import type { FormRow } from '../../form/form-rows.ts';
import { SignatureFields } from '../../form/signature-fields.tsx';
import type { Signatures } from '../../form/signature-problems.ts';
import { useFormText } from '../../i18n/use-form-text.ts';
import type { StepProps } from '../contract-context.ts';
import { ReviewParts } from './review-parts.tsx';
import styles from './steps.module.css';

const DECLARATIONS = ['own_work', 'true_data', 'terms_read'] as const;

export interface SignStepProps extends StepProps {
  rows: readonly FormRow<ContractForm>[];
  signatures: Signatures;
  onSign: (signatures: Signatures) => void;
  pathOf: (step: ContractStep) => string;
}

export function SignStep({ view, form, rows, signatures, onChange, onSign, pathOf }: SignStepProps) {
  const t = useFormText();
  const { errorAt, leave } = useFormTools();
  const { person, declarations } = form;
  const wrong = DECLARATIONS.map((key) => `declarations.${key}`).find((path) => errorAt(path) !== undefined);
  return (
    <>
      <ReviewParts form={form} today={view.facts.today} rows={rows} images={view.id_images} pathOf={pathOf} />
      <ChoiceGroup legend={t('declarations')} error={wrong && errorAt(wrong)}>
        <div className={styles.declarations}>
          {DECLARATIONS.map((key) => (
            <Checkbox
              key={key}
              id={fieldId(`declarations.${key}`)}
              checked={declarations[key]}
              error={errorAt(`declarations.${key}`) !== undefined}
              onChange={(ticked) => onChange({ ...form, declarations: { ...declarations, [key]: ticked } })}
              onBlur={() => leave(`declarations.${key}`)}
            >
              {t(`declarations.${key}`)}
            </Checkbox>
          ))}
        </div>
      </ChoiceGroup>
      <SignatureFields person={person} today={view.facts.today} value={signatures} onChange={onSign} />
    </>
  );
}
