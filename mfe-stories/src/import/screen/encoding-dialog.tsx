import { Field, FormDialog, Select } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useImportText } from '../i18n/use-import-text.ts';
import type { SourceFile } from '../manuscript/manuscript.ts';
import { ENCODINGS } from '../reading/encodings.ts';
import styles from './encoding-dialog.module.css';
import { encodingLabel } from './encoding-label.ts';

interface EncodingDialogProps {
  files: readonly SourceFile[];
  /** The table was changed by hand. */
  isEdited: boolean;
  onChoose: (encoding: string) => void;
  onClose: () => void;
}

/** How texts are read whose bytes do not tell it, with the first lines as they look then. */
export function EncodingDialog({ files, isEdited, onChoose, onClose }: EncodingDialogProps) {
  const t = useImportText();
  const doubtful = files.flatMap(({ name, encoding }) =>
    encoding ? [{ name, read: encoding.name, sample: encoding.sample }] : [],
  );
  const present = doubtful[0]?.read ?? 'utf-8';
  const [encoding, setEncoding] = useState<string>(present);
  const names = ENCODINGS.some((known) => known === present) ? ENCODINGS : [present, ...ENCODINGS];
  return (
    <FormDialog
      title={t('encoding.title')}
      text={t('encoding.text', { count: doubtful.length, name: doubtful[0]?.name ?? '' })}
      width={520}
      confirmLabel={t('encoding.read')}
      disabled={encoding === present && doubtful.every(({ read }) => read === present)}
      onSubmit={() => onChoose(encoding)}
      onClose={onClose}
    >
      <Field label={t('encoding.label')} help={isEdited ? t('encoding.edited') : undefined}>
        <Select
          value={encoding}
          onChange={setEncoding}
          options={names.map((value) => ({ value, label: encodingLabel(value, t) }))}
        />
      </Field>
      <section className={styles.previews} aria-label={t('encoding.preview')} aria-live="polite">
        {doubtful.slice(0, PREVIEWS).map(({ name, sample }) => (
          <figure key={name} className={styles.preview}>
            {doubtful.length > 1 && <figcaption>{name}</figcaption>}
            <p dir="auto">{firstLines(sample, encoding)}</p>
          </figure>
        ))}
      </section>
    </FormDialog>
  );
}

const PREVIEWS = 3;
const PREVIEW_CHARACTERS = 280;

function firstLines(sample: Uint8Array, encoding: string): string {
  const lines = new TextDecoder(encoding).decode(sample).split(/[\r\n]+/);
  // The last may end within a character.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  return whole
    .filter((line) => line.trim() !== '')
    .join('\n')
    .slice(0, PREVIEW_CHARACTERS);
}
