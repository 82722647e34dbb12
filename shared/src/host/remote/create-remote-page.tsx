import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { type Messages, registerMessages } from '../i18n/messages.ts';
import { sharedMessagesReady } from '../i18n/register-shared.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import type { RemoteProps } from './remote-props.ts';
import { remoteRoot } from './remote-root.tsx';

/** single-spa lifecycles that the shell mounts as a parcel. */
export type RemotePageModule = ReactAppOrParcel<RemoteProps>;

export interface RemoteOptions {
  /** Texts of the package; `useTranslation()` within the page speaks them. */
  messages?: Messages;
}

/**
 * Makes the default export of a page module.
 *
 * @example export default createRemotePage(MyStories, { messages });
 */
export function createRemotePage(Page: React.ComponentType, options: RemoteOptions = {}): RemotePageModule {
  return createRemote(Page, options);
}

/** The same for a slot; the component gets the shell's `slotProps` as its props. */
export function createRemoteSlot<P extends object>(
  Slot: React.ComponentType<P>,
  options: RemoteOptions = {},
): RemotePageModule {
  // The host of the slot and its filler agree on the props by the slot's name in the contract, not by this type.
  return createRemote(Slot as React.ComponentType<object>, options);
}

function createRemote(Content: React.ComponentType<object>, { messages }: RemoteOptions): RemotePageModule {
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: remoteRoot(Content, messages?.namespace),
    errorBoundaryClass: RemoteErrorBoundary,
  });
  return {
    ...lifecycles,
    bootstrap: async (props) => {
      // Before the first render, so that no text changes its language under the reader's eyes.
      await Promise.all([sharedMessagesReady, messages && registerMessages(messages.namespace, messages)]);
      await lifecycles.bootstrap(props);
    },
  };
}
