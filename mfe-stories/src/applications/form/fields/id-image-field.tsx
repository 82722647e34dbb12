import type { IdSide } from '@myfiction/shared/contract/application-options.ts';
import type { IdImage } from '@myfiction/shared/contract/calls/application-files.ts';
import { fieldId } from '@myfiction/shared/screen/form/field-id.ts';
import { useFormTools } from '@myfiction/shared/screen/form/form-tools.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { cx, FieldNote } from '@myfiction/shared/ui.ts';
import { type DragEvent, useState } from 'react';
import { useFormText } from '../../i18n/use-form-text.ts';
import { PHOTO_MAX_MB } from './check-photo.ts';
import styles from './id-image-field.module.css';
import { PhotoChooser } from './photo-chooser.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import { SentPhoto } from './sent-photo.tsx';
import { type PhotoUpload, usePhotoUpload } from './use-photo-upload.ts';

export interface IdImageFieldProps {
  storyId: string;
  side: IdSide;
  label: string;
  image: IdImage | undefined;
  onSent: (image: IdImage) => void;
  onDeleted: () => void;
}

/** One photo of an identity document: chosen, dropped or taken, and shown again on request only. */
export function IdImageField({ storyId, side, label, image, onSent, onDeleted }: IdImageFieldProps) {
  const t = useFormText();
  const { errorAt } = useFormTools();
  const upload = usePhotoUpload(storyId, side, onSent);
  const [over, setOver] = useState(false);
  const focusKept = useFocusKept<HTMLDivElement>();
  const path = `id_images.${side}`;
  const id = fieldId(path);
  const error = describeProblem(upload.problem, t) ?? errorAt(path);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload.send(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its legend.
    <div role="group" aria-label={label} className={styles.field}>
      <span className={styles.label}>{label}</span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        {...focusKept}
        className={cx(styles.box, error !== undefined && styles.wrong)}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {upload.share !== undefined && <PhotoProgress share={upload.share} onCancel={upload.cancel} />}
        {upload.share === undefined && image && (
          <SentPhoto
            storyId={storyId}
            image={image}
            id={id}
            onReplace={(file) => void upload.send(file)}
            onDeleted={onDeleted}
          />
        )}
        {upload.share === undefined && !image && (
          <PhotoChooser id={id} noteId={`${id}-note`} onChoose={(file) => void upload.send(file)} />
        )}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}

function describeProblem(problem: PhotoUpload['problem'], t: ReturnType<typeof useFormText>): string | undefined {
  if (problem === undefined) return undefined;
  return typeof problem === 'string' ? t(`image.${problem}`, { mb: PHOTO_MAX_MB }) : problem.message;
}
