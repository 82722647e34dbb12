import { type ReactNode, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { createLayeredHistory } from './layered-history.ts';

interface BrowserRouterProps {
  useTransitions?: boolean;
  children: ReactNode;
}

/** The router's own `BrowserRouter`, but for the history: Back closes what lies over the page first. */
export function BrowserRouter({ useTransitions, children }: BrowserRouterProps): ReactNode {
  const [history] = useState(createLayeredHistory);
  return (
    <HistoryRouter history={history} useTransitions={useTransitions}>
      {children}
    </HistoryRouter>
  );
}
