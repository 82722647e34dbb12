/** What a call needs once it is made, and the catalogue of what it may be answered. */
export { applyError } from './apply-error.ts';
export { prepareToSend, sendSigned } from './send-signed.ts';
