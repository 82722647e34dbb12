import { getHome as home } from '@myfiction/shared/contract/calls/writing.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { getHome } from './get-home.ts';

export const homeRoutes: Handler[] = [handle(home, getHome)];
