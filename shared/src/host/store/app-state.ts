import type { CountsSlice } from './counts-slice.ts';
import type { PreferencesSlice } from './preferences-slice.ts';
import type { SessionSlice } from './session-slice.ts';
import type { SystemSlice } from './system-slice.ts';
import type { UserSlice } from './user-slice.ts';

export type AppState = SessionSlice & UserSlice & CountsSlice & SystemSlice & PreferencesSlice;
