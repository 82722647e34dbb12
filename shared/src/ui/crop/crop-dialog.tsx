import { useEffect, useState } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { useUiText } from '../i18n/use-ui-text.ts';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import styles from './crop.module.css';
import type { CropAreaProps } from './crop-area.tsx';
import type { PicturePart } from './cut-picture.ts';

export interface CropDialogProps extends Omit<CropAreaProps, 'onPart'> {
  title: string;
  /** The part is scaled down to that many pixels in width. */
  largestWidth: number;
  /** Said when cutting or `onUse` fails; the dialog stays, with the chosen part. */
  failedText: string;
  /** Takes the part as a JPEG, for example to upload it. */
  onUse: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

type Cropper = typeof import('./crop-area.tsx');

/** Lets the author choose the part of a picture that is shown. */
export function CropDialog({ title, largestWidth, failedText, onUse, onClose, ...area }: CropDialogProps) {
  const t = useUiText();
  const [cropper, setCropper] = useState<Cropper>();
  const [part, setPart] = useState<PicturePart>();
  const [state, setState] = useState<'choosing' | 'sending' | 'failed'>('choosing');
  const isClosed = !cropper && state === 'failed';
  useEffect(() => {
    if (!cropper && state === 'choosing') import('./crop-area.tsx').then(setCropper, () => setState('failed'));
  }, [cropper, state]);
  const use = async () => {
    if (!part || !cropper) return;
    setState('sending');
    try {
      await onUse(await cropper.cutPicture(area.url, part, largestWidth));
    } catch {
      setState('failed');
    }
  };
  return (
    <ConfirmDialog
      title={title}
      text={t('cropText')}
      width={520}
      confirmLabel={t(isClosed ? 'tryAgain' : 'cropUse')}
      disabled={!part && !isClosed}
      loading={state === 'sending'}
      loadingLabel={t('cropSending')}
      error={state === 'failed' && failedText}
      onConfirm={isClosed ? () => setState('choosing') : () => void use()}
      onClose={onClose}
    >
      {cropper ? (
        <cropper.CropArea {...area} onPart={setPart} />
      ) : (
        state !== 'failed' && (
          <div className={styles.opening} role="status">
            <Spinner decorative />
            <span>{t('cropOpening')}</span>
          </div>
        )
      )}
    </ConfirmDialog>
  );
}
