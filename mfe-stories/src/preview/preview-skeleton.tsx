import { Skeleton } from '@myfiction/shared/ui.ts';
import styles from './preview-skeleton.module.css';

/** The shape of the reader's device with a page in it; on a phone, of the page alone. */
export function PreviewSkeleton() {
  return (
    <div className={styles.device} aria-busy="true">
      <Skeleton width={90} />
      <Skeleton width="72%" height={32} />
      <Skeleton lines={9} height={18} />
    </div>
  );
}
