import type { SidebarEntry } from '../navigation/entries.ts';
import { navigationIcon } from '../navigation/icons.ts';
import { useLabel } from '../navigation/use-label.ts';
import { useSignal } from '../navigation/use-signal.ts';
import { SidebarLink } from './sidebar-link.tsx';
import { SidebarSignal } from './sidebar-signal.tsx';

/** An entry that a remote declares. */
export function RemoteEntry({ entry }: { entry: SidebarEntry }) {
  const label = useLabel();
  const signal = useSignal(entry);
  return (
    <SidebarLink
      to={entry.path}
      icon={navigationIcon(entry.icon)}
      label={label(entry.remote, entry.label)}
      off={signal?.kind === 'off' ? signal.label : undefined}
      signal={signal && <SidebarSignal signal={signal} />}
    />
  );
}
