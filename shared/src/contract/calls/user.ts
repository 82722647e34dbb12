import { z } from 'zod';
import type { LOGIN_TYPES } from '../account-options.ts';
import { defineCall } from '../call.ts';
import { ABOUT_ME_MAX, CODE_LENGTH, isEmail, PASSWORD_MAX, PASSWORD_MIN, penNameProblem } from '../rules.ts';

export type LoginProvider = keyof typeof LOGIN_TYPES;

const email = z.string().trim().toLowerCase().refine(isEmail);
const password = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
const code = z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`));
const penName = z
  .string()
  .transform((name) => name.trim())
  .superRefine((name, context) => {
    const problem = penNameProblem(name);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

export const userInfo = z.object({
  uid: z.number().int(),
  /** Pen name; `Guest` until the author has chosen one. */
  uname: z.string(),
  /** Address of the avatar, empty when there is none. */
  pic: z.string(),
  about_me: z.string(),
  book_total: z.number().int(),
  book_publish_words: z.number().int(),
  is_new_user: z.boolean(),
  /** Only for the author's own record. */
  email: z.string().optional(),
});
export type UserInfo = z.infer<typeof userInfo>;

const signedIn = z.object({ session: z.string(), user_info: userInfo, is_new_user: z.boolean() });
export type SignedIn = z.infer<typeof signedIn>;

/** What a provider's sign-in has brought. */
export const providerToken = {
  /** The provider's token; for Apple the ticket of its answer, `apple_ticket` in the address. */
  token: z.string().max(8192),
  /** Apple only: what this browser has kept of the request. Apple is sent the SHA-256 (hex) of the nonce. */
  nonce: z.string().max(200).optional(),
  state: z.string().max(200).optional(),
};
/** For sid 1 to 3. */
const loginToken = { ...providerToken, token: providerToken.token.optional() };

export const login = defineCall({
  path: 'myfiction/user/login',
  access: 'public',
  write: false,
  input: z.object({
    sid: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    email: z.string().trim().toLowerCase().max(254).optional(),
    password: z.string().max(PASSWORD_MAX).optional(),
    ...loginToken,
    /** From the answer 400024: after the sign-in the provider is linked to this account. */
    link_ticket: z.string().max(200).optional(),
  }),
  output: signedIn,
});

/** The second step of a sign-in that was answered 400032: a code of the authenticator app, or a recovery code. */
export const secondFactor = defineCall({
  path: 'myfiction/user/secondFactor',
  access: 'public',
  write: false,
  input: z.object({ ticket: z.string().max(200), code: z.string().trim().min(6).max(40) }),
  output: signedIn,
});

export const userReg = defineCall({
  path: 'myfiction/user/userReg',
  access: 'public',
  write: true,
  input: z.object({ email, code, password }),
  output: signedIn,
});

export const sendUserVerifyEmail = defineCall({
  path: 'myfiction/user/sendUserVerifyEmail',
  access: 'public',
  write: false,
  input: z.object({ email, purpose: z.enum(['signup', 'reset']) }),
  output: z.object({ resend_after_seconds: z.number().int() }),
});

export const resetPwd = defineCall({
  path: 'myfiction/user/resetPwd',
  access: 'public',
  write: true,
  input: z.object({ email, code, password }),
  output: z.object({}),
});

export const getUserInfo = defineCall({
  path: 'myfiction/user/getUserInfo',
  access: 'session',
  write: false,
  input: z.object({ target_uid: z.number().int().positive() }),
  output: userInfo,
});

export const editUserInfo = defineCall({
  path: 'myfiction/user/editUserInfo',
  access: 'session',
  write: true,
  input: z.object({
    uname: penName.optional(),
    pic: z.string().max(500).optional(),
    about_me: z.string().max(ABOUT_ME_MAX).optional(),
  }),
  output: userInfo,
});

export const logout = defineCall({
  path: 'myfiction/user/logout',
  access: 'session',
  write: false,
  input: z.object({}),
  output: z.object({}),
});
