import { lazyPart } from './lazy-part.ts';

/** axios and the HMAC, 25 KB gz: off the path to the first paint, and loaded beside the page's own code. */
export const loadTransport = lazyPart(() => import('./send-signed.ts'));

/** 18 KB gz of RSA, which plain signatures do without. */
export const loadEncryption = lazyPart(() => import('./encrypt-signature.ts'));

/** 15 KB gz of AES and inflate, which most deployments never need. */
export const loadDecoder = lazyPart(() => import('./decode-answer.ts'));
