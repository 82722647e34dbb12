import { Skeleton } from '@myfiction/shared/ui.ts';
import skeleton from './bill-skeleton.module.css';
import styles from './monthly-bill-page.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

/** The months and the bill that are coming, in their places. */
export function BillSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={styles.months}>
        <div className={skeleton.balance}>
          <Skeleton width={160} height={48} />
        </div>
        <div className={skeleton.list}>
          {ROWS.map((row) => (
            <Skeleton key={row} height={44} radius={12} />
          ))}
        </div>
      </div>
      <div className={skeleton.bill}>
        <Skeleton width={180} height={24} />
        <Skeleton width={240} height={52} />
        <Skeleton height={60} />
        <Skeleton height={28} />
        <Skeleton lines={4} height={40} />
      </div>
    </div>
  );
}
