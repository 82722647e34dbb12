import { Skeleton } from '@myfiction/shared/ui.ts';
import styles from './home.module.css';
import rail from './story-shortlist.module.css';

export function HomeSkeleton() {
  return (
    <div className={styles.hero} aria-hidden="true">
      <div className={styles.desk}>
        <div className={styles.chapter}>
          <Skeleton width={54} height={72} />
          <Skeleton width="44%" height={22} />
        </div>
        <div className={styles.lastPlace}>
          <Skeleton lines={4} height={20} />
        </div>
        <Skeleton width={166} height={48} radius={12} />
      </div>
      <div className={rail.rail}>
        <Skeleton lines={5} height={36} />
      </div>
    </div>
  );
}
