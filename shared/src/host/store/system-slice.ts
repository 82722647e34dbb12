import type { StateCreator } from 'zustand';
import type { SystemConfig } from '../../contract/calls/system.ts';
import type { AppState } from './app-state.ts';

export interface SystemSlice {
  /** The answer to `getSysCfg`; null until it is there. */
  systemConfig: SystemConfig | null;
  setSystemConfig: (systemConfig: SystemConfig) => void;
}

export const createSystemSlice: StateCreator<AppState, [], [], SystemSlice> = (set) => ({
  systemConfig: null,
  setSystemConfig: (systemConfig) => set({ systemConfig }),
});
