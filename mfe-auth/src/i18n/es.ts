import type en from './en.ts';
import profile from './es/profile.ts';
import settings from './es/settings.ts';
import signIn from './es/sign-in.ts';

export default { ...signIn, ...profile, ...settings } satisfies Record<keyof typeof en, string>;
