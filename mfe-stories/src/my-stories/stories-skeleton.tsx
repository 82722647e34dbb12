import { Skeleton } from '@myfiction/shared/ui.ts';
import styles from './stories-skeleton.module.css';
import row from './story-row.module.css';

/** Widths of the titles in %: uneven, as titles are. */
const TITLE_WIDTHS = [64, 52, 58, 46];

/** The rows that are coming, in their own grid, so that nothing moves when they are there. */
export function StoriesSkeleton() {
  return (
    <div aria-hidden="true">
      {TITLE_WIDTHS.map((width) => (
        <div key={width} className={row.story}>
          <span className={`${row.cover} ${styles.cover}`}>
            <Skeleton height="100%" />
          </span>
          <div className={row.text}>
            <Skeleton width={`${width}%`} height={26} />
            <div className={styles.meta}>
              <Skeleton width="34%" height={16} />
            </div>
            <Skeleton width={148} height={26} />
          </div>
          <div className={row.figures}>
            <Skeleton width="70%" height={38} />
          </div>
          <div className={row.applications}>
            <Skeleton width={216} height={16} />
            <span className={row.wide}>
              <Skeleton width={252} height={16} />
            </span>
            <span className={row.wide}>
              <Skeleton width={192} height={16} />
            </span>
          </div>
          <div className={row.actions}>
            <Skeleton height={40} />
          </div>
        </div>
      ))}
    </div>
  );
}
