import type { SystemConfig } from '@myfiction/shared/contract/calls/system.ts';
import { loadSystemConfig, useAppStore } from '@myfiction/shared/host.ts';

/** The system configuration, asked for again where the start has not brought it. Rejects with an ApiError. */
export async function systemConfig(): Promise<SystemConfig | null> {
  if (!useAppStore.getState().systemConfig) await loadSystemConfig();
  return useAppStore.getState().systemConfig;
}
