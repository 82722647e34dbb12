import type { SlotName, SlotProps } from '../../contract/slots.ts';

/** A place that stands open in a mounted page; the shell mounts there what fills the slot. */
export interface SlotPlace {
  id: number;
  name: SlotName;
  props: SlotProps[SlotName];
  element: HTMLElement;
}

let places: readonly SlotPlace[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly SlotPlace[]): void {
  places = next;
  for (const listener of listeners) listener();
}

/** Opens a place for as long as the returned function is not called. */
export function openSlotPlace(place: Omit<SlotPlace, 'id'>): () => void {
  lastId += 1;
  const id = lastId;
  publish([...places, { ...place, id }]);
  return () => publish(places.filter((open) => open.id !== id));
}

/** For `useSyncExternalStore`: the same array until a place opens or closes. */
export const getSlotPlaces = (): readonly SlotPlace[] => places;

export function subscribeSlotPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
