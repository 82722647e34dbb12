import { bootSession } from '../session/boot-session.ts';
import type { Session } from '../session/session-type.ts';

export interface SessionSlice {
  session: Session | null;
  /** How often another author, signed in in another tab, has taken this one over: what the page holds is not theirs. */
  takeovers: number;
  /** True while an answer to `user/login` is awaited. */
  loginLoading: boolean;
  setLoginLoading: (loginLoading: boolean) => void;
}

export const createSessionSlice = (set: (change: Partial<SessionSlice>) => void): SessionSlice => ({
  // The session in the address is taken out of it here, before a router or an analytics event can see it.
  session: bootSession(),
  takeovers: 0,
  loginLoading: false,
  setLoginLoading: (loginLoading) => set({ loginLoading }),
});
