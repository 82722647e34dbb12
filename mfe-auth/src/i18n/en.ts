import profile from './en/profile.ts';
import settings from './en/settings.ts';
import signIn from './en/sign-in.ts';

export default { ...signIn, ...profile, ...settings } as const;
