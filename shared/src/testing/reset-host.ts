import { setHttpAdapter } from '../host/api/http.ts';
import { requestsSent } from '../host/api/requests-sent.ts';
import { queryClient } from '../host/query-client.ts';
import { useAppStore } from '../host/store/app-store.ts';
import { readPreferences } from '../host/store/preferences-slice.ts';
import { clearToasts } from '../host/toast.ts';
import { reportProblem } from './problems.ts';

const initial = useAppStore.getInitialState();

/** Brings everything that lives once in a tab back to the state of a fresh, signed-out tab. */
export function resetHost(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  useAppStore.setState({ ...initial, session: null, user: null, preferences: readPreferences() }, true);
  queryClient.clear();
  clearToasts();
  setHttpAdapter((config) => {
    reportProblem(`Unfaked request in a test: ${config.url}`);
    return Promise.reject(new Error(`Unfaked request: ${config.url}`));
  });
}

beforeEach(resetHost);
// What a page sends as it is taken down is signed first, too: it is not to arrive in the next test.
afterEach(requestsSent);
