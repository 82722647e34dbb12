import { Badge, NewTag, rem, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { CircleSlash } from 'lucide-react';
import type { Signal } from '../navigation/use-signal.ts';

/** The badge, the NEW tag or the sign that the page is off, with words for a screen reader. */
export function SidebarSignal({ signal }: { signal: Signal }) {
  return (
    <>
      <span aria-hidden="true" title={signal.label}>
        {signal.kind === 'count' && <Badge count={signal.count} />}
        {signal.kind === 'new' && <NewTag />}
        {signal.kind === 'off' && <CircleSlash size={rem(16)} />}
      </span>
      <VisuallyHidden>{signal.label}</VisuallyHidden>
    </>
  );
}
