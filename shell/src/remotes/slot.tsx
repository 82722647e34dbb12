import { exposedSlot, type RemoteName } from '@myfiction/shared/contract/platform.ts';
import { useContext } from 'react';
import { RegistryContext } from '../navigation/registry-context.ts';
import { MountedRemote } from './parcel/mounted-remote.tsx';
import { useExposed } from './parcel/use-exposed.ts';

interface SlotProps {
  /** As the remotes that fill it declare it. */
  name: string;
  props?: Readonly<Record<string, unknown>>;
}

/** A place that remotes fill. What is not there yet, or fails, takes no room; the diagnostics know why. */
export function Slot({ name, props }: SlotProps) {
  const { remotes } = useContext(RegistryContext);
  return Object.entries(remotes)
    .filter(([, { manifest }]) => manifest.slots?.some(({ slot }) => slot === name))
    .map(([remote]) => <SlotFiller key={remote} remote={remote} name={name} {...(props && { props })} />);
}

function SlotFiller({ remote, name, props }: SlotProps & { remote: RemoteName }) {
  const exposed = exposedSlot(name);
  const { state, fail } = useExposed(remote, exposed);
  if (state.status !== 'ready') return null;
  return (
    <MountedRemote
      remote={remote}
      exposed={exposed}
      module={state.module}
      onFail={fail}
      {...(props && { slotProps: props })}
    />
  );
}
