import { uploadImage } from '@myfiction/shared/host.ts';
import { Button, Dialog, Spinner } from '@myfiction/shared/ui.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './crop-dialog.module.css';
import { cutSquare, type PicturePart } from './cut-square.ts';

const CropArea = lazy(() => import('./crop-area.tsx'));

interface CropDialogProps {
  /** Address of the chosen file in this browser. */
  url: string;
  onUploaded: (address: string) => void;
  /** The file says picture, its bytes do not. */
  onUnreadable: () => void;
  onClose: () => void;
}

/** Cuts the picture square and sends it; a failure keeps the dialog and the chosen part. */
export function CropDialog({ url, onUploaded, onUnreadable, onClose }: CropDialogProps) {
  const t = useText();
  const [part, setPart] = useState<PicturePart>();
  const [state, setState] = useState<'choosing' | 'sending' | 'failed'>('choosing');
  const send = async () => {
    if (!part) return;
    setState('sending');
    try {
      const uploaded = await uploadImage(await cutSquare(url, part), 'avatar');
      onUploaded(uploaded.url);
    } catch {
      setState('failed');
    }
  };
  const sending = state === 'sending';
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!sending}
      title={t('crop.title')}
      description={t('crop.text')}
      footer={
        <>
          <Button variant="ghost" disabled={sending} onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!part}
            loading={sending}
            loadingLabel={t('crop.sending')}
            onClick={() => void send()}
          >
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <Suspense
        fallback={
          <div className={styles.opening} role="status" aria-label={t('crop.opening')}>
            <Spinner decorative />
          </div>
        }
      >
        <CropArea url={url} onPart={setPart} onUnreadable={onUnreadable} />
      </Suspense>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('profile.pictureFailed')}
        </p>
      )}
    </Dialog>
  );
}
