export default {
  'expired.title': 'Sign in again',
  'expired.text': 'Your session has ended. Your text is kept on this device and will be saved once you are back.',
  'expired.email': 'Email',
  'expired.password': 'Password',
  'expired.code': 'Code of the authenticator app',
  'expired.codeHelp': 'Or one of your recovery codes.',
  'expired.signIn': 'Sign in',
  'expired.signingIn': 'Signing in',
  'expired.later': 'Not now',
  'expired.otherWay': 'Sign in another way',
  'expired.notKept': 'This device keeps no copy of your text. Sign in here, or download it first.',
  'expired.otherUser': 'This is another account. Sign in as {{name}} to save this chapter.',
} as const;
