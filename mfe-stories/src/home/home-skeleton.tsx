import { Skeleton } from '@myfiction/shared/ui.ts';
import desk from './continue/desk.module.css';
import styles from './home.module.css';
import words from './words/words-part.module.css';

/** In the shape of the first row; what is below it is out of sight on most screens. */
export function HomeSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <div className={styles.desk}>
        <div className={desk.chapter}>
          <Skeleton width={54} height={72} />
          <Skeleton width="44%" height={22} />
        </div>
        <div className={desk.last}>
          <Skeleton lines={4} height={20} />
        </div>
        <Skeleton width={166} height={48} radius={12} />
      </div>
      <div className={words.box}>
        <div className={words.head}>
          <Skeleton width={110} height={24} />
        </div>
        <Skeleton height={118} radius={8} />
      </div>
    </div>
  );
}
