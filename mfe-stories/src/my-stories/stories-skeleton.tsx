import { useIsPhone } from '@myfiction/shared/host.ts';
import { Skeleton } from '@myfiction/shared/ui.ts';
import styles from './stories-skeleton.module.css';
import row from './story-row.module.css';

/** Widths of the titles in %: uneven, as titles are. */
const TITLE_WIDTHS = [64, 52, 58, 46];
/** Of the labels of a contract, of paid reading and of a completion. */
const STATUS_WIDTHS = [216, 252, 192];

/** The rows that are coming, in their own grid and as tall, so that nothing moves when they are there. */
export function StoriesSkeleton() {
  const isPhone = useIsPhone();
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
            <Skeleton width={148} height={26} radius={13} />
          </div>
          <div className={row.figures}>
            <Skeleton width="70%" height={42} />
          </div>
          <div className={row.applications}>
            {STATUS_WIDTHS.slice(0, isPhone ? 1 : undefined).map((status) => (
              <span key={status} className={styles.status}>
                <Skeleton width={status} height={16} />
              </span>
            ))}
          </div>
          <div className={row.actions}>{isPhone ? <Skeleton width={100} height={44} /> : <Skeleton height={40} />}</div>
        </div>
      ))}
    </div>
  );
}
