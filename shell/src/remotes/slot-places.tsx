import { exposedSlot, type RemoteName } from '@myfiction/shared/contract/platform.ts';
import { getSlotPlaces, type SlotPlace, subscribeSlotPlaces } from '@myfiction/shared/host.ts';
import { useContext, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { RegistryContext } from '../navigation/registry-context.ts';
import { DelayedProgress } from './delayed-progress.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { MountedRemote } from './parcel/mounted-remote.tsx';
import { useExposed } from './parcel/use-exposed.ts';
import { useForgetAnswers } from './parcel/use-forget-answers.ts';

/** Fills the places that mounted pages leave open. They are drawn there, but live and fail here. */
export function SlotPlaces() {
  const places = useSyncExternalStore(subscribeSlotPlaces, getSlotPlaces);
  return places.map((place) => createPortal(<FilledPlace place={place} />, place.element, `${place.id}`));
}

function FilledPlace({ place }: { place: SlotPlace }) {
  const { remotes } = useContext(RegistryContext);
  return Object.entries(remotes)
    .filter(([, { manifest }]) => manifest.slots?.some(({ slot }) => slot === place.name))
    .map(([remote]) => <PlaceFiller key={remote} remote={remote} place={place} />);
}

/** Like a page: on its way, there, or the panel that names why not. */
function PlaceFiller({ remote, place }: { remote: RemoteName; place: SlotPlace }) {
  const exposed = exposedSlot(place.name);
  const { state, fail, retry } = useExposed(remote, exposed);
  useForgetAnswers(state);
  if (state.status === 'failed') return <FailurePanel error={state.error} onRetry={retry} />;
  if (state.status === 'pending') return <DelayedProgress />;
  return (
    <MountedRemote remote={remote} exposed={exposed} module={state.module} onFail={fail} slotProps={place.props} />
  );
}
