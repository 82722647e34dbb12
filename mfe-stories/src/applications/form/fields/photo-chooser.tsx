import { useIsPhone } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { Camera, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useFormText } from '../../i18n/use-form-text.ts';
import { PHOTO_MAX_MB } from './check-photo.ts';
import styles from './id-image-field.module.css';
import { PhotoInput } from './photo-input.tsx';

export interface PhotoChooserProps {
  id: string;
  noteId: string;
  onChoose: (file: File | undefined) => void;
}

export function PhotoChooser({ id, noteId, onChoose }: PhotoChooserProps) {
  const t = useFormText();
  const isPhone = useIsPhone();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <span className={styles.icon}>
        <Upload aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{t('image.choose')}</p>
        <p className={styles.rules} id={`${id}-rules`}>
          {t('image.rules', { mb: PHOTO_MAX_MB })}
        </p>
      </div>
      <div className={styles.actions}>
        {isPhone && (
          <Button size="sm" icon={<Camera />} onClick={() => camera.current?.click()}>
            {t('image.camera')}
          </Button>
        )}
        <Button size="sm" id={id} aria-describedby={`${id}-rules ${noteId}`} onClick={() => input.current?.click()}>
          {t('image.pick')}
        </Button>
      </div>
      <PhotoInput ref={input} label={t('image.pick')} onChoose={onChoose} />
      <PhotoInput ref={camera} label={t('image.camera')} capture onChoose={onChoose} />
    </>
  );
}
