/**
 * Moves of the whole app from outside React. The shell hands in the router's navigate; before that, and in a page
 * without a shell, the browser moves itself.
 */
export type Navigate = (to: string, options?: NavigateOptions) => void;

export interface NavigateOptions {
  replace?: boolean;
  /** Stays with the entry of the history; the page reads it from its location. */
  state?: string;
}

let navigate: Navigate | undefined;

/** Called once by the shell. Returns a function that takes it back. */
export function installNavigate(next: Navigate): () => void {
  navigate = next;
  return () => {
    if (navigate === next) navigate = undefined;
  };
}

/** Goes to a path of this app. */
export function navigateTo(to: string, options: NavigateOptions = {}): void {
  if (navigate) navigate(to, options);
  else if (options.replace) window.location.replace(to);
  else window.location.assign(to);
}
