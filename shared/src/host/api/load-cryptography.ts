import { lazyPart } from './lazy-part.ts';

/** 20 KB gz of RSA and HMAC, where the browser offers none. */
export const loadPortableSigner = lazyPart(() => import('./portable-signer.ts'));

/** 15 KB gz of AES and inflate, which most deployments never need. */
export const loadDecoder = lazyPart(() => import('./decode-answer.ts'));
