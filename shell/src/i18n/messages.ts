import type { MessageBundle } from '@myfiction/shared/host.ts';
import en from './en.ts';

export const SHELL_NAMESPACE = 'shell';

export const shellMessages: MessageBundle = { en, load: { es: () => import('./es.ts') } };
