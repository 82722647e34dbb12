import { Checkbox, Field, TextInput } from '@myfiction/shared/ui.ts';
import { ChoiceCards } from '../../common/choice-cards.tsx';
import { ChoiceGroup } from '../../common/choice-group.tsx';
import { useStoryFormText } from '../i18n/use-story-form-text.ts';
import { aiUseCards, originCards } from '../option-lists.ts';
import { fieldId } from '../validate-story.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';

export function RightsSection({ form, problem, required }: SectionProps & { required: string }) {
  const t = useStoryFormText();
  const { values, set, leave } = form;
  const { origin, declarations } = values;
  return (
    <FormSection id="rights" title={t('form.section.rights')} text={t('form.section.rights.text')}>
      <ChoiceCards
        legend={t('form.origin')}
        value={origin.kind}
        options={originCards(t)}
        onChange={(kind) => set({ origin: { ...origin, kind } })}
      />
      {origin.kind === 'elsewhere' && (
        <Field
          label={t('form.origin.url')}
          help={t('form.origin.url.help')}
          error={problem('originUrl')}
          htmlFor={fieldId('originUrl')}
          required
        >
          <TextInput
            type="url"
            inputMode="url"
            value={origin.url}
            onChange={(url) => set({ origin: { ...origin, url } })}
            onBlur={() => leave('originUrl')}
          />
        </Field>
      )}
      <ChoiceCards
        id={fieldId('aiUse')}
        legend={t('form.ai')}
        required={required}
        error={problem('aiUse')}
        onLeave={() => leave('aiUse')}
        value={declarations.ai_use}
        options={aiUseCards(t)}
        onChange={(ai_use) => set({ declarations: { ...declarations, ai_use } })}
      />
      <ChoiceGroup
        id={fieldId('ownRights')}
        legend={t('form.declarations')}
        required={required}
        error={problem('ownRights')}
        onLeave={() => leave('ownRights')}
      >
        <Checkbox
          checked={declarations.own_rights}
          error={problem('ownRights') !== undefined}
          onChange={(own_rights) => set({ declarations: { ...declarations, own_rights } })}
        >
          {t('form.ownRights')}
        </Checkbox>
      </ChoiceGroup>
    </FormSection>
  );
}
