import { create } from 'zustand';
import type { AppState } from './app-state.ts';
import { createCountsSlice } from './counts-slice.ts';
import { createPreferencesSlice } from './preferences-slice.ts';
import { createSessionSlice } from './session-slice.ts';
import { createSystemSlice } from './system-slice.ts';
import { createUserSlice } from './user-slice.ts';

/**
 * The one store of app state (server state lives in the query cache, forms in the form, filters in the URL).
 *
 * @example const newComment = useAppStore((state) => state.counts.newComment);
 */
export const useAppStore = create<AppState>()((set, get) => {
  const session = createSessionSlice(set);
  return {
    ...session,
    ...createUserSlice(session.session),
    ...createCountsSlice(set),
    ...createSystemSlice(set),
    ...createPreferencesSlice(set, get),
  };
});
