import type { SystemConfig } from '../../contract/calls/system.ts';

export interface SystemSlice {
  /** The answer to `getSysCfg`; null until it is there. */
  systemConfig: SystemConfig | null;
  setSystemConfig: (systemConfig: SystemConfig) => void;
  /** True while the server refuses calls because this device's clock is off. */
  isClockWrong: boolean;
}

export const createSystemSlice = (set: (change: Partial<SystemSlice>) => void): SystemSlice => ({
  systemConfig: null,
  setSystemConfig: (systemConfig) => set({ systemConfig }),
  isClockWrong: false,
});
