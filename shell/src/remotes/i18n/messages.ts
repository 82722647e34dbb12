import { registerMessages } from '@myfiction/shared/host.ts';
import en from './en.ts';

export const REMOTES_NAMESPACE = 'remotes';

/** English answers at once; another language follows, and is there long before a load can have failed. */
export function registerRemoteTexts(): void {
  void registerMessages(REMOTES_NAMESPACE, { en, load: { es: () => import('./es.ts') } });
}
