import type { SystemConfig } from '../../contract/calls/system.ts';
import type { UserInfo } from '../../contract/calls/user.ts';
import type { Session } from '../session/session-type.ts';
import { useAppStore } from './app-store.ts';

export function useSession(): Session | null {
  return useAppStore((state) => state.session);
}

export function getSession(): Session | null {
  return useAppStore.getState().session;
}

export function useUser(): UserInfo | null {
  return useAppStore((state) => state.user);
}

export function useSystemConfig(): SystemConfig | null {
  return useAppStore((state) => state.systemConfig);
}
