import { type ReactNode, useEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { whenIdle } from '../../screen/when-idle.ts';
import type { StepGuard } from './step-guard.ts';

interface BrowserRouterProps {
  useTransitions?: boolean;
  children: ReactNode;
}

/** The router's own `BrowserRouter`, but for the history: Back closes what lies over the page first. */
export function BrowserRouter({ useTransitions, children }: BrowserRouterProps): ReactNode {
  const [{ history, guard }] = useState(createGuardedHistory);
  useEffect(() => whenIdle(guard), [guard]);
  return (
    <HistoryRouter history={history} useTransitions={useTransitions}>
      {children}
    </HistoryRouter>
  );
}

function createGuardedHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const { listen } = history;
  const { idx } = window.history.state;
  let mayReach: StepGuard = () => true;
  history.listen = (listener) => listen((update) => mayReach(update) && listener(update));
  // Nothing lies over a first frame. Where the guard does not arrive, Back is the browser's own.
  const guard = () =>
    void import('./step-guard.ts').then(
      ({ guardSteps }) => {
        mayReach = guardSteps(history, idx);
      },
      () => undefined,
    );
  return { history, guard };
}
