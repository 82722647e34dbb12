import { Skeleton } from '@myfiction/shared/ui.ts';
import styles from './detail-skeleton.module.css';
import header from './story-header.module.css';

export function DetailSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={header.header}>
        <span className={`${header.cover} ${styles.cover}`}>
          <Skeleton height="100%" />
        </span>
        <div className={header.text}>
          <Skeleton width="54%" height={34} />
          <div className={styles.line}>
            <Skeleton width="34%" height={16} />
          </div>
          <Skeleton width={148} height={26} />
        </div>
        <div className={header.totals}>
          <Skeleton width={420} height={42} />
        </div>
      </div>
      <RowsSkeleton />
    </div>
  );
}

/** In the place of a list of chapters, or of the sections of a tab. */
export function RowsSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {[58, 46, 64, 52, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={20} />
      ))}
    </div>
  );
}
