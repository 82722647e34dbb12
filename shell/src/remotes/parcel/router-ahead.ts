import type { Location, RouterBridge, RouterSnapshot } from '@myfiction/shared/host.ts';

export type PageAddress = Pick<Location, 'pathname' | 'search'>;

/** The shell's router as a page finds it that is not open yet. */
export interface RouterAhead {
  bridge: RouterBridge;
  leadsTo: (location: Location) => boolean;
  /** The page is open: from the next navigation on it follows the shell's router. */
  arrive: () => void;
}

/** @param shell the shell's own router; it must live as long as the page */
export function routerAhead(shell: RouterBridge, { pathname, search }: PageAddress): RouterAhead {
  const location: Location = { pathname, search, hash: '', state: null, key: 'ahead' };
  // A link is followed by a push. The type is an enum, of which the shell needs this one word.
  const there: RouterSnapshot = { location, navigationType: 'PUSH' as RouterSnapshot['navigationType'] };
  let arrived: RouterSnapshot | undefined;
  return {
    bridge: {
      ...shell,
      getSnapshot: () => {
        const current = shell.getSnapshot();
        // The same object as it was rendered with: another would have everything rendered again that reads the address.
        return !arrived || current === arrived ? there : current;
      },
    },
    leadsTo: (found) =>
      found.pathname === pathname && found.search === search && found.hash === '' && found.state === null,
    arrive: () => {
      arrived = shell.getSnapshot();
    },
  };
}
