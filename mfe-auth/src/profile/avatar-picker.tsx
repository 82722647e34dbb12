import { IMAGE_TYPES } from '@myfiction/shared/contract/rules.ts';
import { uploadImage } from '@myfiction/shared/host.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { Avatar, Button, CropDialog, PhaseGlyph } from '@myfiction/shared/ui.ts';
import { Camera } from 'lucide-react';
import { useId, useRef } from 'react';
import { type ProfileTextKey, useProfileText } from '../i18n/use-profile-text.ts';
import styles from './avatar-picker.module.css';
import { usePictureFile } from './use-picture-file.ts';

/** Sharp at the largest size that the apps show an avatar in. */
const SIDE = 512;
const MOST_ZOOM = 4;

interface AvatarPickerProps {
  /** Pen name, for the initials. */
  name: string;
  /** Address of the present picture, empty for none. */
  value: string;
  onChange: (address: string) => void;
  /** A camera on the picture, or a button beside it. */
  look: 'camera' | 'button';
}

export function AvatarPicker({ name, value, onChange, look }: AvatarPickerProps) {
  const t = useProfileText();
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const focusKept = useFocusKept<HTMLDivElement>();
  const { url, problem, choose, refuse, close } = usePictureFile();
  const label: ProfileTextKey = value === '' ? 'profile.choosePicture' : 'profile.changePicture';
  const use = async (part: Blob) => {
    onChange((await uploadImage(part, 'avatar')).url);
    close();
  };
  const pick = () => input.current?.click();
  return (
    <div className={styles.picker}>
      <span className={styles.picture}>
        <Avatar name={name} src={value} size={look === 'camera' ? 64 : 72} />
        {look === 'camera' && (
          <button
            type="button"
            className={styles.camera}
            aria-label={t(label)}
            aria-describedby={helpId}
            onClick={pick}
          >
            <Camera aria-hidden="true" />
          </button>
        )}
      </span>
      <div className={styles.text}>
        {look === 'camera' ? (
          <div className={styles.title}>{t('profile.picture')}</div>
        ) : (
          <div className={styles.buttons} {...focusKept}>
            <Button size="sm" aria-describedby={helpId} onClick={pick}>
              {t(label)}
            </Button>
            {value !== '' && (
              <Button size="sm" variant="ghost" onClick={() => onChange('')}>
                {t('profile.removePicture')}
              </Button>
            )}
          </div>
        )}
        <div className={styles.help} id={helpId}>
          {t('profile.pictureHelp')}
        </div>
        {problem && (
          <div className={styles.problem} role="alert">
            <PhaseGlyph phase="full-bang" tone="brick" />
            {t(problem)}
          </div>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={t('profile.picture')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file again must count as a new choice.
          event.target.value = '';
        }}
      />
      {url && (
        <CropDialog
          url={url}
          title={t('crop.title')}
          shape={{ aspect: 1, round: true }}
          maxZoom={MOST_ZOOM}
          largestWidth={SIDE}
          failedText={t('profile.pictureFailed')}
          onUse={use}
          onUnreadable={() => refuse('profile.pictureType')}
          onClose={close}
        />
      )}
    </div>
  );
}
