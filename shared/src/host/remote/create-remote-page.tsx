import * as React from 'react';
import { flushSync } from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { type Messages, registerMessages } from '../i18n/messages.ts';
import { sharedMessagesReady } from '../i18n/register-shared.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import type { RemoteProps } from './remote-props.ts';
import { remoteRoot } from './remote-root.tsx';

/** `name` is unique among what is mounted: single-spa-react keeps its roots by it. */
export type RemoteMountProps = RemoteProps & { name: string };
type Lifecycle = (props: RemoteMountProps) => Promise<unknown>;

/** single-spa lifecycles that the shell mounts as a parcel. */
export interface RemotePageModule {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
  update?: Lifecycle;
  /**
   * Asks for what the page shows first at an address with `query`; called before it is mounted, when the tab was opened
   * with this page, its place of the navigation is pointed at for a moment, or a link to it is pressed.
   */
  prefetch?: (query: URLSearchParams) => void;
}

export interface RemoteOptions {
  /** Texts that the page is drawn with; `useTranslation()` within it speaks the first. */
  messages?: Messages | readonly Messages[];
  /**
   * Asks for what the page shows first at an address with `query`, its list or its font: the answer is on its way while
   * the page is being mounted. The address of the tab may still be another.
   */
  prefetch?: (query: URLSearchParams) => void;
}

/**
 * Makes the default export of a page module.
 *
 * @example export default createRemotePage(MyStories, { messages });
 */
export function createRemotePage(Page: React.ComponentType, options: RemoteOptions = {}): RemotePageModule {
  const page = createRemote(Page, options);
  // At once: by itself React would wait for another turn, and the browser would lay out and paint the empty frame first.
  const { mount, update } = page;
  return {
    ...page,
    mount: (props) => flushSync(() => mount(props)),
    update: (props) => flushSync(() => update(props)),
  };
}

/** The same for a slot; the component gets the shell's `slotProps` as its props. */
export function createRemoteSlot<P extends object>(
  Slot: React.ComponentType<P>,
  options: RemoteOptions = {},
): RemotePageModule {
  // The host of the slot and its filler agree on the props by the slot's name in the contract, not by this type.
  return createRemote(Slot as React.ComponentType<object>, options);
}

function createRemote(
  Content: React.ComponentType<object>,
  { messages = [], prefetch }: RemoteOptions,
): RemotePageModule & Required<Pick<RemotePageModule, 'update'>> {
  const tables = [messages].flat();
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: remoteRoot(Content, tables[0]?.namespace),
    errorBoundaryClass: RemoteErrorBoundary,
  });
  return {
    bootstrap: async (props) => {
      // Before the first render, so that no text changes its language under the reader's eyes.
      await Promise.all([sharedMessagesReady, ...tables.map((table) => registerMessages(table.namespace, table))]);
      await lifecycles.bootstrap(spaProps(props));
    },
    mount: (props) => lifecycles.mount(spaProps(props)),
    unmount: (props) => lifecycles.unmount(spaProps(props)),
    update: async (props) => lifecycles.update?.(spaProps(props)),
    ...(prefetch && { prefetch }),
  };
}

/** What single-spa would add; the shell mounts parcels without it, and no page mounts parcels of its own. */
function spaProps(props: RemoteMountProps): RemoteMountProps & AppProps {
  const mountParcel = (): never => {
    throw new Error('A remote mounts no parcels: it leaves a slot for others to fill.');
  };
  return { ...props, mountParcel, singleSpa: undefined };
}
