import { Skeleton } from '@myfiction/shared/ui.ts';
import styles from './comment-row.module.css';

const ROWS = ['70%', '92%', '54%', '81%', '66%'];

/** Comments in outline. */
export function CommentsSkeleton() {
  return ROWS.map((width) => (
    <div key={width} className={styles.row} aria-hidden="true">
      <span className={styles.check}>
        <Skeleton width={18} height={18} radius={5} />
      </span>
      <Skeleton width={40} height={40} radius={20} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Skeleton width={110} height={14} />
          <Skeleton width={60} height={12} />
        </div>
        <div className={styles.text}>
          <Skeleton width={width} height={16} />
        </div>
        <div className={styles.head}>
          <Skeleton width={180} height={12} />
        </div>
      </div>
    </div>
  ));
}
