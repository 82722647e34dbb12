import type { IdImage } from '@myfiction/shared/contract/calls/application-files.ts';
import { ApiError, callApi, formatRelative, toast, useNow } from '@myfiction/shared/host.ts';
import { Button, ConfirmDialog, PhaseGlyph } from '@myfiction/shared/ui.ts';
import { useRef, useState } from 'react';
import { useFormText } from '../../i18n/use-form-text.ts';
import styles from './id-image-field.module.css';
import { PhotoInput } from './photo-input.tsx';

export interface SentPhotoProps {
  storyId: string;
  image: IdImage;
  id: string;
  onReplace: (file: File | undefined) => void;
  onDeleted: () => void;
}

/** A photo that the server keeps. It is shown on request, by an address that works once. */
export function SentPhoto({ storyId, image, id, onReplace, onDeleted }: SentPhotoProps) {
  const t = useFormText();
  const now = useNow();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<string>();
  const [busy, setBusy] = useState<'show' | 'delete'>();
  const [isAsking, setAsking] = useState(false);
  const about = { story_id: storyId, side: image.side };

  const doing = async (deed: 'show' | 'delete', work: () => Promise<void>) => {
    setBusy(deed);
    try {
      await work();
    } catch (error) {
      // It has had its toast.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(undefined);
    }
  };
  const show = () => doing('show', async () => setShown((await callApi('application/getIdImage', about)).url));
  const remove = () =>
    doing('delete', async () => {
      await callApi('application/deleteId', about);
      toast.success(t('image.deleted'));
      onDeleted();
    });
  return (
    <>
      <PhaseGlyph phase="full-check" tone="green" />
      <div className={styles.text}>
        <p className={styles.title}>{t('image.there', { when: formatRelative(image.uploaded_at, now) })}</p>
        {shown && <img className={styles.photo} src={shown} alt={t('image.alt')} />}
      </div>
      <div className={styles.actions}>
        {shown ? (
          <Button size="sm" variant="ghost" onClick={() => setShown(undefined)}>
            {t('image.hide')}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" loading={busy === 'show'} onClick={() => void show()}>
            {t('image.show')}
          </Button>
        )}
        <Button size="sm" id={id} onClick={() => input.current?.click()}>
          {t('image.replace')}
        </Button>
        <Button size="sm" variant="ghost" loading={busy === 'delete'} onClick={() => setAsking(true)}>
          {t('image.delete')}
        </Button>
      </div>
      <PhotoInput
        ref={input}
        label={t('image.replace')}
        onChoose={(file) => {
          setShown(undefined);
          onReplace(file);
        }}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('image.deleteTitle')}
        text={t('image.deleteText')}
        confirmLabel={t('image.delete')}
        danger
        onConfirm={() => {
          setAsking(false);
          void remove();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
