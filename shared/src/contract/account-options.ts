/** Ways to sign in other than email, as `login_providers` names them. */
export const SIGN_IN_PROVIDERS = ['apple', 'fb', 'gp'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** Values of `sid` and of the account bind type (specification, points 1 and 3). */
export const LOGIN_TYPES = { apple: 1, fb: 2, gp: 3, email: 4 } as const satisfies Record<
  SignInProvider | 'email',
  number
>;

/** What the studio tells an author of. */
export const NOTIFICATION_EVENTS = [
  'application',
  'contract',
  'payment',
  'editor-message',
  'new-comment',
  'chapter-published',
  'chapter-returned',
  'contest',
  'announcement',
  'security',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** Legal, money and safety: they come in the inbox and by mail, always. */
export const FIXED_NOTIFICATIONS: readonly NotificationEvent[] = ['contract', 'payment', 'security'];

/** Recovery codes that an author gets with the authenticator app. */
export const RECOVERY_CODES = 10;

/** Days between asking for deletion and the deletion. */
export const DELETION_DAYS = 14;

/**
 * Days in which a changed email address is taken back from the former one: whoever has taken an account over cannot have
 * it deleted before.
 */
export const EMAIL_UNDO_DAYS = DELETION_DAYS;
