import { Badge, NewTag, VisuallyHidden } from '@myfiction/shared/ui.ts';
import type { Signal } from '../navigation/use-signal.ts';

/** The badge or the NEW tag of an entry, with words for a screen reader. */
export function SidebarSignal({ signal }: { signal: Signal }) {
  return (
    <>
      <span aria-hidden="true">{signal.kind === 'count' ? <Badge count={signal.count} /> : <NewTag />}</span>
      <VisuallyHidden>{signal.label}</VisuallyHidden>
    </>
  );
}
