import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { matchPath, Router, UNSAFE_RouteContext } from 'react-router-dom';
import type { RouterBridge, RouterSnapshot } from './router-bridge.ts';

interface BridgedRouterProps {
  bridge: RouterBridge;
  /** Patterns of the page, so that `useParams` answers within the remote. */
  paths?: readonly string[];
  children: ReactNode;
}

/** A remote's router: the shell's location and history, in the remote's own React root. */
export function BridgedRouter({ bridge, paths = [], children }: BridgedRouterProps): ReactNode {
  const { location, navigationType } = useOwnSnapshot(bridge, paths);
  return (
    <Router navigator={bridge.navigator} location={location} navigationType={navigationType}>
      <RouteParams paths={paths} pathname={location.pathname}>
        {children}
      </RouteParams>
    </Router>
  );
}

/**
 * On the way out the shell's location already belongs to the next page: this one keeps its own until it is gone. A page
 * that read the next address as its own would act on it, for example redirect away from it.
 */
function useOwnSnapshot(bridge: RouterBridge, paths: readonly string[]): RouterSnapshot {
  const current = useSyncExternalStore(bridge.subscribe, bridge.getSnapshot);
  const last = useRef(current);
  const isOwn = paths.length === 0 || paths.some((path) => matchPath(path, current.location.pathname));
  if (isOwn) last.current = current;
  return last.current;
}

type Params = Readonly<Record<string, string | undefined>>;
const NO_PARAMS: Params = {};

/** Provides the parameters of the first pattern that matches, as `<Routes>` would. */
export function RouteParams({
  paths,
  pathname,
  children,
}: {
  paths: readonly string[];
  pathname: string;
  children: ReactNode;
}) {
  // On the way out the location already belongs to the next page: this one keeps its own parameters until it is gone.
  const last = useRef(NO_PARAMS);
  const params = useMemo(() => {
    for (const path of paths) {
      const match = matchPath(path, pathname);
      if (match) return match.params;
    }
    return undefined;
  }, [paths, pathname]);
  if (params) last.current = params;
  const known = params ?? last.current;
  const context = useMemo(() => routeContext(known), [known]);
  return <UNSAFE_RouteContext.Provider value={context}>{children}</UNSAFE_RouteContext.Provider>;
}

/** What `<Routes>` would provide: `useParams` reads the last match. */
function routeContext(params: Params) {
  return {
    outlet: null,
    matches: [{ params, pathname: '/', pathnameBase: '/', route: {} }],
    isDataRoute: false,
  };
}
