import { Skeleton } from '@myfiction/shared/ui.ts';
import page from '../page/page.module.css';

/** As large as the button that comes. */
export function ActPlace() {
  return (
    <span className={page.ctaPlace}>
      <Skeleton height="100%" radius={16} />
    </span>
  );
}
