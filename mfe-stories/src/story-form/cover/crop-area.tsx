import { COVER_MIN_WIDTH } from '@myfiction/shared/contract/rules.ts';
import { useNonce } from '@myfiction/shared/host.ts';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useText } from '../../i18n/use-text.ts';
import styles from './crop-dialog.module.css';
import { largestZoom, type PicturePart } from './cut-picture.ts';
import type { OpenedPicture } from './open-picture.ts';

export interface CropAreaProps {
  picture: OpenedPicture;
  onPart: (part: PicturePart) => void;
}

export default function CropArea({ picture, onPart }: CropAreaProps) {
  const t = useText();
  const nonce = useNonce();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const maxZoom = Math.min(4, largestZoom(picture, COVER_MIN_WIDTH));
  return (
    <>
      <div className={styles.area}>
        <Cropper
          image={picture.url}
          aspect={3 / 4}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onPart(pixels)}
          cropperProps={{ role: 'group', 'aria-label': t('form.crop.area') }}
          nonce={nonce}
        />
      </div>
      {maxZoom > 1 && (
        <div className={styles.zoom}>
          <label htmlFor={zoomId}>{t('form.crop.zoom')}</label>
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
