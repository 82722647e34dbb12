import {
  DEVELOPMENT_ANSWER_KEY,
  DEVELOPMENT_PUBLIC_KEY,
  DEVELOPMENT_SIGNING_SECRET,
} from '../../contract/development-keys.ts';

// Replaced by the build from its environment (SIGNING_SECRET, SIGNING_PUBLIC_KEY, ANSWER_KEY); not declared in
// development and in tests, which `typeof` survives.
declare const __MF_SIGNING_SECRET__: string | undefined;
declare const __MF_SIGNING_PUBLIC_KEY__: string | undefined;
declare const __MF_ANSWER_KEY__: string | undefined;

/** What the client embeds of the signed protocol. None of it is a secret from a determined reader of the bundle. */
export const clientKeys = {
  signingSecret: typeof __MF_SIGNING_SECRET__ === 'string' ? __MF_SIGNING_SECRET__ : DEVELOPMENT_SIGNING_SECRET,
  /** PEM. */
  publicKey: typeof __MF_SIGNING_PUBLIC_KEY__ === 'string' ? __MF_SIGNING_PUBLIC_KEY__ : DEVELOPMENT_PUBLIC_KEY,
  /** 32 bytes as 64 hexadecimal digits or as base64. */
  answerKey: typeof __MF_ANSWER_KEY__ === 'string' ? __MF_ANSWER_KEY__ : DEVELOPMENT_ANSWER_KEY,
};
