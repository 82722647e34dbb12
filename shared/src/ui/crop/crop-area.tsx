import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useNonce } from '../../host.ts';
import { useUiText } from '../i18n/use-ui-text.ts';
import styles from './crop.module.css';
import type { PicturePart } from './cut-picture.ts';

export { cutPicture } from './cut-picture.ts';

export interface CropAreaProps {
  /** Address of the picture in this browser. */
  url: string;
  shape: CropShape;
  /** How many times the picture may be enlarged. */
  maxZoom: number;
  onPart: (part: PicturePart) => void;
  /** The file says picture, its bytes do not. */
  onUnreadable?: (() => void) | undefined;
}

export interface CropShape {
  /** Width by height. */
  aspect: number;
  round?: boolean;
}

/** The picture under a frame, moved by pointer or arrow keys. A chunk of its own: few pages ever need it. */
export function CropArea({ url, shape: { aspect, round = false }, maxZoom, onPart, onUnreadable }: CropAreaProps) {
  const t = useUiText();
  const nonce = useNonce();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.area}>
        <Cropper
          image={url}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={!round}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onPart(pixels)}
          cropperProps={{ role: 'group', 'aria-label': t('cropArea') }}
          mediaProps={{ onError: onUnreadable }}
          nonce={nonce}
        />
      </div>
      {maxZoom > 1 && (
        <div className={styles.zoom}>
          <label htmlFor={zoomId}>{t('cropZoom')}</label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={zoom}
            onChange={(event) => setZoom(event.target.valueAsNumber)}
          />
        </div>
      )}
    </>
  );
}
