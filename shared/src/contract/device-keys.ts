import { DAY_MS } from './time-units.ts';

/** Where a device keeps the list of stories it showed last (`mfe-stories`). It goes with the session (`shared/src/host`). */
export const LAST_STORIES_KEY = 'myfiction.last-stories';

/** There from a sign-out to the next sign-in: what is open in other tabs must not be kept as if the session had run out. */
export const SIGNED_OUT_KEY = 'signed-out';

/** The beginning of what a tab keeps of its author's typing (`shared/src/screen/use-state-over-sign-in.ts`). */
export const OVER_SIGN_IN = 'over-sign-in';

/** How long it waits for the author to sign in again. */
export const OVER_SIGN_IN_MS = DAY_MS;
