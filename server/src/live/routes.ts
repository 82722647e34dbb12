import { openEvents } from '@myfiction/shared/contract/calls/live.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { openStreamTicket } from './tickets.ts';

export const liveRoutes: Handler[] = [handle(openEvents, openStreamTicket)];
