import type { Location, NavigationType, Navigator } from 'react-router-dom';

/** Where the shell's router is; a new object with each navigation. */
export interface RouterSnapshot {
  location: Location;
  navigationType: NavigationType;
}

/**
 * The shell's router as a remote sees it. A remote has a React root of its own, which no context reaches, so that it
 * renders a router of its own over this store.
 */
export interface RouterBridge {
  navigator: Navigator;
  getSnapshot: () => RouterSnapshot;
  subscribe: (listener: () => void) => () => void;
}

export interface RouterBridgeSource extends RouterBridge {
  publish: (snapshot: RouterSnapshot) => void;
}

export function createRouterBridge(navigator: Navigator, first: RouterSnapshot): RouterBridgeSource {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    navigator,
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish: (snapshot) => {
      if (snapshot.location === current.location && snapshot.navigationType === current.navigationType) return;
      current = snapshot;
      for (const listener of [...listeners]) listener();
    },
  };
}
