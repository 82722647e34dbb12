import { Field, FormDialog, Select } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useImportText } from '../i18n/use-import-text.ts';
import type { ChosenEncodings, SourceFile } from '../manuscript/manuscript.ts';
import { ENCODINGS } from '../reading/encodings.ts';
import styles from './encoding-dialog.module.css';
import { encodingLabel } from './encoding-label.ts';

interface EncodingDialogProps {
  files: readonly SourceFile[];
  /** The table was changed by hand. */
  isEdited: boolean;
  /** Gets the encodings of all files whose bytes do not tell theirs. */
  onChoose: (encodings: ChosenEncodings) => void;
  onClose: () => void;
}

const ALL = 'all';

/** How texts are read whose bytes do not tell it, with the first lines as they look then. */
export function EncodingDialog({ files, isEdited, onChoose, onClose }: EncodingDialogProps) {
  const t = useImportText();
  const doubtful = doubtfulFiles(files);
  const [first] = doubtful;
  // Files that were read differently are hardly to be read alike.
  const isOne = doubtful.every(({ read }) => read === first?.read);
  const [of, setOf] = useState(isOne ? ALL : String(first?.place));
  const [encoding, setEncoding] = useState(first?.read ?? 'utf-8');
  const meant = doubtful.filter(({ place }) => of === ALL || of === String(place));
  const chooseFiles = (next: string) => {
    setOf(next);
    setEncoding(doubtful.find(({ place }) => next === String(place))?.read ?? encoding);
  };
  const choose = () => {
    const entries = doubtful.map((file) => [file.place, meant.includes(file) ? encoding : file.read] as const);
    onChoose(Object.fromEntries(entries));
  };
  const names = [...new Set<string>([...ENCODINGS, ...doubtful.map(({ read }) => read)])];
  return (
    <FormDialog
      title={t('encoding.title')}
      text={t('encoding.text', { count: doubtful.length, name: first?.name ?? '' })}
      width={520}
      confirmLabel={t('encoding.read')}
      disabled={meant.every(({ read }) => read === encoding)}
      onSubmit={choose}
      onClose={onClose}
    >
      {doubtful.length > 1 && (
        <Field label={t('encoding.of')}>
          <Select
            value={of}
            onChange={chooseFiles}
            options={[
              { value: ALL, label: t('encoding.ofAll', { count: doubtful.length }) },
              ...doubtful.map(({ place, name }) => ({ value: String(place), label: name })),
            ]}
          />
        </Field>
      )}
      <Field label={t('encoding.label')} help={isEdited ? t('encoding.edited') : undefined}>
        <Select
          value={encoding}
          onChange={setEncoding}
          options={names.map((value) => ({ value, label: encodingLabel(value, t) }))}
        />
      </Field>
      <section className={styles.previews} aria-label={t('encoding.preview')} aria-live="polite">
        {meant.slice(0, PREVIEWS).map(({ place, name, sample }) => (
          <figure key={place} className={styles.preview}>
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

/** Folders of an archive may hold files of one name. */
function doubtfulFiles(files: readonly SourceFile[]) {
  return files.flatMap(({ name, folder, encoding }, place) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return encoding ? [{ place, name: path, read: encoding.name, sample: encoding.sample }] : [];
  });
}

function firstLines(sample: Uint8Array, encoding: string): string {
  const lines = new TextDecoder(encoding).decode(sample).split(/[\r\n]+/);
  // The last may end within a character.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  return whole
    .filter((line) => line.trim() !== '')
    .join('\n')
    .slice(0, PREVIEW_CHARACTERS);
}
