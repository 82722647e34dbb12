import { z } from 'zod';
import { NOTIFICATION_EVENTS, SIGN_IN_PROVIDERS } from '../account-options.ts';
import { defineCall } from '../call.ts';
import { CODE_LENGTH, isEmail, PASSWORD_MAX, PASSWORD_MIN } from '../rules.ts';
import { providerToken } from './user.ts';

const email = z.string().trim().toLowerCase().refine(isEmail);
const code = z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`));
const provider = z.enum(SIGN_IN_PROVIDERS);
/** That it is the author who asks: the password, or a mailed code (`confirm`) where there is no password. */
export const proof = z.union([z.object({ password: z.string().max(PASSWORD_MAX) }), z.object({ code })]);
export type Proof = z.infer<typeof proof>;

export const security = z.object({
  /** Empty for an account that came through a provider without an address. */
  email: z.string(),
  has_password: z.boolean(),
  /** An authenticator app is asked for its code at each sign-in. */
  second_factor: z.boolean(),
  links: z.array(
    z.object({
      provider,
      /** Address that the provider told, may be empty. */
      email: z.string(),
      linked_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
    }),
  ),
  /** When the account is deleted for good; null unless the author asked for it. */
  deletion_at: z.iso.datetime().nullable(),
  /** The new token of this session, where a change of the sign-in has ended the old one. */
  session: z.string().optional(),
});
export type AccountSecurity = z.infer<typeof security>;

export const getSecurity = defineCall({
  path: 'myfiction/account/getSecurity',
  access: 'session',
  write: false,
  input: z.object({}),
  output: security,
});

export const signedInDevice = z.object({
  session_id: z.uuid(),
  /** For example `Firefox on Windows`; empty when unknown. */
  device: z.string(),
  /** ISO country where a trusted proxy named it, empty otherwise. */
  region: z.string(),
  ip: z.string(),
  signed_in_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

/** Sessions that are still open, the current one first, then the last seen. */
export const listSessions = defineCall({
  path: 'myfiction/account/listSessions',
  access: 'session',
  write: false,
  input: z.object({}),
  output: z.object({ items: z.array(signedInDevice) }),
});

export const endSession = defineCall({
  path: 'myfiction/account/endSession',
  access: 'session',
  write: true,
  input: z.object({ session_id: z.uuid() }),
  output: z.object({}),
});

export const endOtherSessions = defineCall({
  path: 'myfiction/account/endOtherSessions',
  access: 'session',
  write: true,
  input: z.object({}),
  output: z.object({ ended: z.number().int() }),
});

/** Mails a code: to the address of the account (`old-email`, `confirm`), or to the one it shall have (`new-email`). */
export const sendAccountCode = defineCall({
  path: 'myfiction/account/sendCode',
  access: 'session',
  write: false,
  input: z
    .object({ purpose: z.enum(['old-email', 'new-email', 'confirm']), email: email.optional() })
    .refine(({ purpose, email: address }) => (purpose === 'new-email') === (address !== undefined), {
      message: 'The new address is missing.',
    }),
  output: z.object({ resend_after_seconds: z.number().int() }),
});

/** Both addresses are proved; `old_code` is empty where the account has none yet. Other sessions end. */
export const changeEmail = defineCall({
  path: 'myfiction/account/changeEmail',
  access: 'session',
  write: true,
  renewsSession: true,
  input: z.object({ old_code: code.or(z.literal('')), email, new_code: code }),
  output: security,
});

const emailUndo = z.object({ token: z.string().max(200) });

/** The address that a link of the mail about a changed one brings back. Answers `notFound` for a link that is over. */
export const getEmailUndo = defineCall({
  path: 'myfiction/account/getEmailUndo',
  access: 'public',
  write: false,
  input: emailUndo,
  output: z.object({ email: z.string() }),
});

/**
 * Gives the account its former address back, once. All sessions end, and the password works no more. Answers `notFound`
 * for a link that is over, `emailTaken` where the address belongs to another account by now.
 */
export const undoEmailChange = defineCall({
  path: 'myfiction/account/undoEmailChange',
  access: 'public',
  write: true,
  input: emailUndo,
  output: z.object({ email: z.string() }),
});

/** Sets or changes the password. Other sessions end. */
export const changePassword = defineCall({
  path: 'myfiction/account/changePassword',
  access: 'session',
  write: true,
  renewsSession: true,
  input: z.object({ proof, new_password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX) }),
  output: security,
});

/** Needs proof of both: of the account, and the provider's fresh token. */
export const linkProvider = defineCall({
  path: 'myfiction/account/link',
  access: 'session',
  write: true,
  input: z.object({ provider, proof, ...providerToken }),
  output: security,
});

/** Never the last way to sign in (400025). */
export const unlinkProvider = defineCall({
  path: 'myfiction/account/unlink',
  access: 'session',
  write: true,
  input: z.object({ provider, proof }),
  output: security,
});

const notificationSettings = z.object({
  events: z.array(z.object({ event: z.enum(NOTIFICATION_EVENTS), inbox: z.boolean(), email: z.boolean() })),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

const notificationChange = z.object({
  events: z.array(
    z.object({ event: z.enum(NOTIFICATION_EVENTS), inbox: z.boolean().optional(), email: z.boolean().optional() }),
  ),
});
export type NotificationChange = z.infer<typeof notificationChange>;

/** Every event, whether or not the author has chosen. */
export const getNotifications = defineCall({
  path: 'myfiction/account/getNotifications',
  access: 'session',
  write: false,
  input: z.object({}),
  output: notificationSettings,
});

/** What is not named stays as it is. What cannot be turned off (see `FIXED_NOTIFICATIONS`) stays on, whatever is sent. */
export const setNotifications = defineCall({
  path: 'myfiction/account/setNotifications',
  access: 'session',
  write: true,
  input: notificationChange,
  output: notificationSettings,
});

/** The address of a download of everything the studio holds about the author; good for 5 minutes. */
export const exportAccount = defineCall({
  path: 'myfiction/account/export',
  access: 'session',
  openToBlocked: true,
  write: true,
  input: z.object({}),
  output: z.object({ url: z.string(), file_name: z.string() }),
});

/** The account goes in 14 days. Refused while money is owed (400026) or a contract is live (400027). */
export const requestDeletion = defineCall({
  path: 'myfiction/account/requestDeletion',
  access: 'session',
  write: true,
  input: z.object({ proof }),
  output: security,
});

export const undoDeletion = defineCall({
  path: 'myfiction/account/undoDeletion',
  access: 'session',
  write: true,
  input: z.object({}),
  output: security,
});
