import { Skeleton } from '@myfiction/shared/ui.ts';
import styles from './story-form.module.css';

/** The shape of the form. */
export function FormSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.side}>
        <Skeleton lines={4} height={20} />
      </div>
      <div className={styles.waiting}>
        <Skeleton width={200} height={28} />
        <Skeleton height={44} radius={10} />
        <Skeleton height={140} radius={10} />
        <Skeleton width={220} height={28} />
        <Skeleton height={44} radius={10} />
        <Skeleton height={44} radius={10} />
      </div>
    </div>
  );
}
