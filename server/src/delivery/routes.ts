import { resolveOverrides } from '@myfiction/shared/contract/calls/delivery.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { resolveOverrides as resolve } from './overrides/resolve-overrides.ts';

export const deliveryRoutes: Handler[] = [handle(resolveOverrides, resolve)];
