import { ChevronLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from '../../host.ts';
import { rem } from '../base/rem.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './back-link.module.css';

export interface BackLinkProps {
  to: string;
  /** Name of the arrow: "Back to My Stories". */
  label: string;
  /** Asked before this page is left; `preventDefault` stays. Opening in another tab asks nothing. */
  onLeave?: ((event: MouseEvent) => void) | undefined;
}

/** The arrow at the start of a bar without navigation. */
export function BackLink({ to, label, onLeave }: BackLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) onLeave?.(event);
  };
  return (
    <Tooltip text={label} describes={false}>
      <Link to={to} className={styles.back} aria-label={label} onClick={follow}>
        <ChevronLeft size={rem(22)} aria-hidden="true" />
      </Link>
    </Tooltip>
  );
}
