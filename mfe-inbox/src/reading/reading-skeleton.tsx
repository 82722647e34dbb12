import { Skeleton } from '@myfiction/shared/ui.ts';
import styles from './message-view.module.css';

/** The message that is coming. */
export function ReadingSkeleton() {
  return (
    <div className={styles.message} aria-hidden="true">
      <Skeleton width={180} height={18} />
      <div className={styles.title}>
        <Skeleton width="62%" height={28} />
      </div>
      <Skeleton lines={4} height={18} />
    </div>
  );
}
