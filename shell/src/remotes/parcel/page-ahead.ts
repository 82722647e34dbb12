import { type RemotePageModule, type RouterBridge, useRouterBridge } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';
import { type MountedParcel, mountParcel, type ParcelProps } from './mount-parcel.ts';
import type { RouterAhead } from './router-ahead.ts';

/** From the press of a link to its click; who has not clicked by then may be scrolling, or changed their mind. */
const KEPT_MS = 1_000;

/** A page that was rendered before it is opened. */
export interface PageAhead {
  module: RemotePageModule;
  router: RouterAhead;
  parcel: MountedParcel;
  element: HTMLElement;
}

let router: RouterBridge | undefined;
let ahead: PageAhead | undefined;
let expiry: ReturnType<typeof setTimeout>;

/** Lends the shell's router to pages that are rendered ahead. */
export function useLendRouter(): void {
  const bridge = useRouterBridge();
  useEffect(() => {
    router = bridge;
    return () => {
      router = undefined;
      dropAhead();
    };
  }, [bridge]);
}

/** Undefined while no shell stands. */
export function lentRouter(): RouterBridge | undefined {
  return router;
}

/** Keeps a page for the click that may follow. */
export function keepAhead(page: PageAhead): void {
  ahead = page;
  expiry = setTimeout(dropAhead, KEPT_MS);
}

/** Takes down what nobody opened. */
export function dropAhead(): void {
  const left = takeAhead();
  if (left) void left.parcel.mountPromise.then(left.parcel.unmount, () => {});
}

function takeAhead(): PageAhead | undefined {
  const taken = ahead;
  ahead = undefined;
  clearTimeout(expiry);
  return taken;
}

/** For a shell's `<Parcel>`: shows the page that was rendered ahead for this address, or mounts it. */
export function mountOrShow(module: RemotePageModule, props: ParcelProps): MountedParcel {
  const isThere = ahead?.module === module && ahead.router.leadsTo(props.router.getSnapshot().location);
  const found = isThere ? takeAhead() : undefined;
  if (!found) return mountParcel(module, props);
  const { parcel, router: there, element } = found;
  const update = async (next: ParcelProps): Promise<void> => {
    await parcel.update({ ...next, router: there.bridge });
  };
  there.arrive();
  props.domElement?.append(element);
  return { ...parcel, mountPromise: parcel.mountPromise.then(() => update(props)), update };
}
