import { z } from 'zod';
import { defineCall } from '../call.ts';
import { proof, security } from './account.ts';

const factorCode = z.string().trim().min(6).max(40);

/** Begins with an authenticator app. It counts only once `confirmSecondFactor` has seen its first code. */
export const startSecondFactor = defineCall({
  path: 'myfiction/account/startSecondFactor',
  access: 'session',
  write: true,
  input: z.object({ proof }),
  output: z.object({
    /** Base32, for typing it in by hand. */
    secret: z.string(),
    /** `otpauth:` address, for the QR code. */
    uri: z.string(),
  }),
});

/** Other sessions end. The recovery codes are shown this once. */
export const confirmSecondFactor = defineCall({
  path: 'myfiction/account/confirmSecondFactor',
  access: 'session',
  write: true,
  renewsSession: true,
  input: z.object({ code: factorCode }),
  output: z.object({ security, recovery_codes: z.array(z.string()) }),
});

export const renewRecoveryCodes = defineCall({
  path: 'myfiction/account/renewRecoveryCodes',
  access: 'session',
  write: true,
  input: z.object({ code: factorCode }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
});

/** Needs the account's proof and a code: of the app, or a recovery code. */
export const removeSecondFactor = defineCall({
  path: 'myfiction/account/removeSecondFactor',
  access: 'session',
  write: true,
  input: z.object({ proof, code: factorCode }),
  output: security,
});
