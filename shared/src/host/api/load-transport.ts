import { lazyPart } from './lazy-part.ts';

/** axios and the error catalogue, 33 KB gz: off the path to the first paint, and loaded beside the page's own code. */
export const loadTransport = lazyPart(() => import(/* webpackChunkName: "signed-in" */ './transport.ts'));
