import { useNonce } from '@myfiction/shared/host.ts';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useText } from '../i18n/use-text.ts';
import styles from './crop-dialog.module.css';
import type { PicturePart } from './cut-square.ts';

const MOST_ZOOM = 4;

interface CropAreaProps {
  url: string;
  onPart: (part: PicturePart) => void;
  onUnreadable: () => void;
}

/** Its own chunk: only an author who chooses a picture pays for the cropper. */
export default function CropArea({ url, onPart, onUnreadable }: CropAreaProps) {
  const t = useText();
  const nonce = useNonce();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.area}>
        <Cropper
          image={url}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={MOST_ZOOM}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onPart(pixels)}
          cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
          mediaProps={{ onError: onUnreadable }}
          nonce={nonce}
        />
      </div>
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>{t('crop.zoom')}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </div>
    </>
  );
}
