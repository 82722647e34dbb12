export default {
  'noBooks.title': 'The studio is not available here',
  'noBooks.text':
    'MyFiction Studio is not offered in your region, or not at this address. Your account and everything you have written are kept.',
  'noBooks.apps': 'You can read in our app:',
  'noBooks.googlePlay': 'Google Play',
  'noBooks.appStore': 'App Store',
  'noBooks.help': 'Help Center',
  'noBooks.travel': 'Travelling? Sign in again when you are back, nothing is lost.',
} as const;
