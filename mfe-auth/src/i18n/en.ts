import profile from './en/profile.ts';
import signIn from './en/sign-in.ts';

export default { ...signIn, ...profile } as const;
