import { OTHER_PLATFORMS_MAX, PLATFORM_NAME_MAX } from '@myfiction/shared/contract/application-options.ts';
import type { ContractForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { fieldId } from '@myfiction/shared/screen/form/field-id.ts';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { Button, IconButton } from '@myfiction/shared/ui.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import fields from '../../form/fields/fields.module.css';
import { useFormText } from '../../i18n/use-form-text.ts';
import styles from './steps.module.css';

type Platforms = ContractForm['work']['other_platforms'];

/** Where the story is published too: as many rows as the author adds. */
export function PlatformRows({ value, onChange }: { value: Platforms; onChange: (value: Platforms) => void }) {
  const t = useFormText();
  const add = useRef<HTMLButtonElement>(null);
  const pathOf = (index: number, key: 'name' | 'url') => `work.other_platforms.${index}.${key}`;
  const change = (index: number, part: Partial<Platforms[number]>) =>
    onChange(value.map((platform, at) => (at === index ? { ...platform, ...part } : platform)));
  const append = () => {
    onChange([...value, { name: '', url: '' }]);
    requestAnimationFrame(() => document.getElementById(fieldId(pathOf(value.length, 'name')))?.focus());
  };
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    add.current?.focus();
  };
  return (
    <fieldset className={fields.group}>
      <legend className={fields.legend}>{t('work.other_platforms')}</legend>
      <p className={fields.quiet}>{t('work.other_platforms.text')}</p>
      {value.map((platform, index) => (
        <div key={index} className={styles.platform}>
          <TextField
            path={pathOf(index, 'name')}
            label={t('platform', { number: index + 1 })}
            maxLength={PLATFORM_NAME_MAX}
            value={platform.name}
            onChange={(name) => change(index, { name })}
          />
          <TextField
            path={pathOf(index, 'url')}
            label={t('platform.url')}
            type="url"
            inputMode="url"
            maxLength={500}
            placeholder="https://"
            value={platform.url}
            onChange={(url) => change(index, { url })}
          />
          <IconButton
            label={t('platform.remove', { number: index + 1 })}
            icon={<Trash2 />}
            className={styles.remove}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <div>
        <Button ref={add} icon={<Plus />} disabled={value.length >= OTHER_PLATFORMS_MAX} onClick={append}>
          {t('platform.add')}
        </Button>
      </div>
    </fieldset>
  );
}
