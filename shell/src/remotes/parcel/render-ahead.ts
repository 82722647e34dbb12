import { type RemotePageModule, type RouterBridge, useRouterBridge } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';
import { type MountedParcel, mountParcel, type ParcelProps } from './mount-parcel.ts';
import styles from './mounted-remote.module.css';
import { pageNonce } from './page-nonce.ts';
import { type PageAddress, type RouterAhead, routerAhead } from './router-ahead.ts';

/** From the press of a link to its click; who has not clicked by then may be scrolling, or changed their mind. */
const KEPT_MS = 1_000;

interface PageAhead {
  module: RemotePageModule;
  router: RouterAhead;
  parcel: MountedParcel;
  element: HTMLElement;
  expiry: ReturnType<typeof setTimeout>;
}

let router: RouterBridge | undefined;
let ahead: PageAhead | undefined;

/** Lends the shell's router to pages that are rendered ahead. */
export function useRenderAhead(): void {
  const bridge = useRouterBridge();
  useEffect(() => {
    router = bridge;
    return () => {
      router = undefined;
      dropAhead();
    };
  }, [bridge]);
}

/**
 * Renders a page out of sight and without its effects, at an address that is about to be opened: the time between the
 * press of a link and its click is longer than most pages take.
 */
export function renderAhead(module: RemotePageModule, address: PageAddress, paths: readonly string[]): void {
  dropAhead();
  if (!router) return;
  const element = document.createElement('div');
  element.className = styles.remote ?? '';
  const there = routerAhead(router, address);
  const parcel = mountParcel(module, {
    router: there.bridge,
    nonce: pageNonce(),
    paths,
    // Met again, and told, when the page is opened.
    onRenderError: dropAhead,
    domElement: element,
    hidden: true,
  });
  parcel.mountPromise.catch(dropAhead);
  ahead = { module, router: there, parcel, element, expiry: setTimeout(dropAhead, KEPT_MS) };
}

/** Takes down what nobody opened. */
function dropAhead(): void {
  const left = ahead;
  ahead = undefined;
  if (!left) return;
  clearTimeout(left.expiry);
  void left.parcel.mountPromise.then(left.parcel.unmount, () => {});
}

/** For a shell's `<Parcel>`: shows the page that was rendered ahead for this address, or mounts it. */
export function mountOrShow(module: RemotePageModule, props: ParcelProps): MountedParcel {
  const found = ahead;
  if (found?.module !== module || !found.router.leadsTo(props.router.getSnapshot().location)) {
    return mountParcel(module, props);
  }
  ahead = undefined;
  clearTimeout(found.expiry);
  const { parcel, router: there, element } = found;
  const update = async (next: ParcelProps): Promise<void> => {
    await parcel.update({ ...next, router: there.bridge });
  };
  there.arrive();
  props.domElement?.append(element);
  return { ...parcel, mountPromise: parcel.mountPromise.then(() => update(props)), update };
}
