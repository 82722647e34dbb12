import { Skeleton } from '@myfiction/shared/ui.ts';
import row from './message-row.module.css';

/** Widths of the titles in %: uneven, as titles are. */
const TITLE_WIDTHS = [78, 64, 70, 52, 84, 60, 74];

/** The rows that are coming, in their own grid, so that nothing moves when they are there. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {TITLE_WIDTHS.map((width) => (
        <div key={width} className={row.row}>
          <Skeleton width={36} height={36} radius={10} />
          <span>
            <span className={row.title}>
              <Skeleton width={`${width}%`} height={16} />
            </span>
            <span className={row.preview}>
              <Skeleton width="92%" height={14} />
            </span>
          </span>
          <Skeleton width={52} height={14} />
        </div>
      ))}
    </div>
  );
}
