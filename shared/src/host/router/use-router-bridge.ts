import { useContext, useLayoutEffect, useState } from 'react';
import { UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom';
import { createRouterBridge, type RouterBridge } from './router-bridge.ts';

/** For the shell, below its BrowserRouter: the bridge that it hands to every remote. One object for the page's life. */
export function useRouterBridge(): RouterBridge {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const location = useLocation();
  const navigationType = useNavigationType();
  const [bridge] = useState(() => createRouterBridge(navigator, { location, navigationType }));
  // Not while rendering: a publish there made one click on a link navigate several times.
  useLayoutEffect(() => bridge.publish({ location, navigationType }), [bridge, location, navigationType]);
  return bridge;
}
