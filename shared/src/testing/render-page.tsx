import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { createPath, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { UserInfo } from '../contract/calls/user.ts';
import { type Messages, registerMessages } from '../host/i18n/messages.ts';
import { SHARED_NAMESPACE } from '../host/i18n/shared-messages.ts';
import { NamespaceContext } from '../host/i18n/use-translation.ts';
import { installNavigate } from '../host/navigation.ts';
import { queryClient } from '../host/query-client.ts';
import { RouteParams } from '../host/router/bridged-router.tsx';
import './fail-on-problems.ts';
import './reset-host.ts';
import { type ApiHandlers, type FakeApi, installFakeApi } from './fake-api.ts';
import { signInAs } from './sign-in.ts';

export interface RenderPageOptions {
  /** Where the page is opened, with query and fragment. */
  path?: string;
  /** Patterns of the page (`PageDeclaration.paths`), for `useParams`. */
  paths?: readonly string[];
  /** Who is signed in, by what differs from {@link signInAs}'s author; null for nobody. */
  user?: Partial<UserInfo> | null;
  apiHandlers?: ApiHandlers;
  /** Texts of the page's package. */
  messages?: Messages | readonly Messages[];
}

export interface RenderedPage extends RenderResult {
  api: FakeApi;
  /** Acts as a person does: `await page.person.click(...)`. */
  person: UserEvent;
  /** Path, query and fragment as of now. */
  location: () => string;
}

/** Renders a page as the shell would mount it, over an in-memory API and router. */
export function renderPage(ui: ReactElement, options: RenderPageOptions = {}): RenderedPage {
  const { path = '/', paths = [], user = {}, messages = [] } = options;
  const tables = [messages].flat();
  window.history.replaceState(null, '', path);
  const api = installFakeApi(options.apiHandlers);
  if (user) signInAs(user);
  for (const table of tables) void registerMessages(table.namespace, table);
  let current = path;
  const result = render(
    <QueryClientProvider client={queryClient}>
      <NamespaceContext value={tables[0]?.namespace ?? SHARED_NAMESPACE}>
        <MemoryRouter initialEntries={[path]}>
          <Follow
            onLocation={(next) => {
              current = next;
            }}
          >
            {(pathname) => (
              <RouteParams paths={paths} pathname={pathname}>
                {ui}
              </RouteParams>
            )}
          </Follow>
        </MemoryRouter>
      </NamespaceContext>
    </QueryClientProvider>,
  );
  return { ...result, api, person: userEvent.setup(), location: () => current };
}

interface FollowProps {
  onLocation: (path: string) => void;
  children: (pathname: string) => ReactNode;
}

/** Keeps the browser's address and moves from outside React at the in-memory router's, as the shell does. */
function Follow({ onLocation, children }: FollowProps): ReactNode {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => installNavigate((to, how) => void navigate(to, how)), [navigate]);
  useLayoutEffect(() => {
    window.history.replaceState(null, '', createPath(location));
    onLocation(createPath(location));
  });
  return children(location.pathname);
}
