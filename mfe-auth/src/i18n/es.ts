import type en from './en.ts';
import profile from './es/profile.ts';
import signIn from './es/sign-in.ts';

export default { ...signIn, ...profile } satisfies Record<keyof typeof en, string>;
