/** What is not the first form of the page: one chunk, fetched when the page stands. */
export { ForgotForm } from './forgot-form.tsx';
export { SecondFactorForm } from './second-factor-form.tsx';
export { SignUpForm } from './sign-up-form.tsx';
