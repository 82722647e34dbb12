import { Button, Dialog, Spinner } from '@myfiction/shared/ui.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import styles from './crop-dialog.module.css';
import type { PicturePart } from './cut-picture.ts';
import type { OpenedPicture } from './open-picture.ts';

/** Only an author who chooses a picture pays for the cropper. */
const CropArea = lazy(() => import('./crop-area.tsx'));

export interface CropDialogProps {
  picture: OpenedPicture;
  /** Cuts and uploads; a rejection keeps the dialog and the chosen part. */
  onUse: (part: PicturePart) => Promise<void>;
  onClose: () => void;
}

export function CropDialog({ picture, onUse, onClose }: CropDialogProps) {
  const t = useText();
  const [part, setPart] = useState<PicturePart>();
  const [state, setState] = useState<'choosing' | 'uploading' | 'failed'>('choosing');
  const use = async () => {
    if (!part) return;
    setState('uploading');
    try {
      await onUse(part);
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={state !== 'uploading'}
      title={t('form.crop.title')}
      description={t('form.crop.text')}
      width={520}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={state === 'uploading'}>
            {t('form.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!part}
            loading={state === 'uploading'}
            loadingLabel={t('form.crop.uploading')}
            onClick={() => void use()}
          >
            {t('form.crop.use')}
          </Button>
        </>
      }
    >
      <Suspense fallback={<Opening label={t('form.crop.loading')} />}>
        <CropArea picture={picture} onPart={setPart} />
      </Suspense>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('form.cover.failed')}
        </p>
      )}
    </Dialog>
  );
}

function Opening({ label }: { label: string }) {
  return (
    <div className={styles.opening} role="status">
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
