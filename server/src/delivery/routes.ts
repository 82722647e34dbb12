import * as delivery from '@myfiction/shared/contract/calls/delivery.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { resolveOverrides, resolveSignedOut } from './overrides/resolve-overrides.ts';

export const deliveryRoutes: Handler[] = [
  handle(delivery.resolveOverrides, resolveOverrides),
  handle(delivery.resolveSignedOut, resolveSignedOut),
];
