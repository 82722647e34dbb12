export const LOGIN_CALL = 'user/login';
/** The steps of a sign-in. */
export const SIGN_IN_CALLS: readonly string[] = [LOGIN_CALL, 'user/secondFactor'];
