import { Button, Spinner } from '@myfiction/shared/ui.ts';
import { ProgressBar } from '../../../common/progress-bar.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';
import styles from './id-image-field.module.css';

/** @param share 0 to 1; at 1 the server still reads what it has */
export function PhotoProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const t = useFormText();
  const percent = Math.round(share * 100);
  return (
    <>
      <Spinner decorative />
      <div className={styles.text}>
        <p className={styles.title} role="status">
          {percent < 100 ? t('image.sending', { percent }) : t('image.reading')}
        </p>
        <ProgressBar thin label={t('image.sending', { percent })} max={100} value={percent} />
      </div>
      <div className={styles.actions}>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('image.cancel')}
        </Button>
      </div>
    </>
  );
}
