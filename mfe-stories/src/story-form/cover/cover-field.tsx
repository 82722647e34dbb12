import { COVER_MIN_WIDTH, IMAGE_TYPES } from '@myfiction/shared/contract/rules.ts';
import { uploadImage } from '@myfiction/shared/host.ts';
import { Button, Cover, CropDialog, PhaseGlyph } from '@myfiction/shared/ui.ts';
import { ImageUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useStoryFormText } from '../i18n/use-story-form-text.ts';
import styles from './cover-field.module.css';
import { largestZoom, type PictureProblem } from './open-picture.ts';
import { usePicture } from './use-picture.ts';

/** Large enough for the sharpest phone screen, small enough to stay far below the upload limit. */
const LARGEST_WIDTH = 1200;
const MOST_ZOOM = 4;

export interface CoverFieldProps {
  /** Address of the present cover, empty for the drawn one. */
  value: string;
  onChange: (url: string) => void;
  title: string;
  author: string;
  genre: string;
  /** Nothing can be changed: a drop, which no disabled button stops, neither. */
  isFixed: boolean;
}

export function CoverField({ value, onChange, title, author, genre, isFixed }: CoverFieldProps) {
  const t = useStoryFormText();
  const { picture, problem, open, close } = usePicture();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const use = async (part: Blob) => {
    onChange((await uploadImage(part, 'cover')).url);
    close();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isFixed) void open(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      className={styles.field}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isFixed);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Cover title={title} author={author} genre={genre} src={value} width={132} />
      <div className={styles.text}>
        <p className={styles.state}>{t(value === '' ? 'form.cover.generated' : 'form.cover.own')}</p>
        <p className={styles.rules} id={noteId}>
          {t('form.cover.rules')}
        </p>
        <div className={styles.actions}>
          <Button icon={<ImageUp />} aria-describedby={noteId} onClick={() => input.current?.click()}>
            {t(value === '' ? 'form.cover.choose' : 'form.cover.change')}
          </Button>
          {value !== '' && (
            <Button variant="ghost" onClick={() => onChange('')}>
              {t('form.cover.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={IMAGE_TYPES.join(',')}
          aria-label={t('form.cover')}
          onChange={(event) => {
            void open(event.target.files?.[0]);
            // The same file again must count as a new choice.
            event.target.value = '';
          }}
        />
        {problem && (
          <p className={styles.problem} role="alert">
            <PhaseGlyph phase="full-bang" tone="brick" />
            {describeProblem(problem, t)}
          </p>
        )}
      </div>
      {picture && (
        <CropDialog
          url={picture.url}
          title={t('form.crop.title')}
          shape={{ aspect: 3 / 4 }}
          maxZoom={Math.min(MOST_ZOOM, largestZoom(picture, COVER_MIN_WIDTH))}
          largestWidth={LARGEST_WIDTH}
          failedText={t('form.cover.failed')}
          onUse={use}
          onClose={close}
        />
      )}
    </div>
  );
}

function describeProblem(problem: PictureProblem, t: ReturnType<typeof useStoryFormText>): string {
  return problem.kind === 'small'
    ? t('form.cover.small', { width: problem.width, height: problem.height })
    : t(`form.cover.${problem.kind}`);
}
