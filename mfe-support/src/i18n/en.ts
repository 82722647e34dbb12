export default {
  'content-agreement.title': 'Content Agreement',
  'content-agreement.text':
    'This page holds the document that says what you allow us to do with your stories, and what stays yours.',
  'content-guidelines.title': 'Content Guidelines',
  'content-guidelines.text': 'This page holds the document that says what may be published here, and what may not.',
  'terms-and-conditions.title': 'Terms and Conditions',
  'terms-and-conditions.text': 'This page holds the document that says what you and the platform owe each other.',
  'privacy-policy.title': 'Privacy Policy',
  'privacy-policy.text': 'This page holds the document that says which data we keep about you, why, and for how long.',
  'trigger-warnings.title': 'Trigger Warnings',
  'trigger-warnings.text': 'This page holds the document that says which warnings readers need, and when to give them.',
  'legal.action': 'Open the Help Center',
  'help.title': 'Answers, in plain words',
  'help.text':
    'This page holds articles on writing, publishing, contracts and payment. What you are looking for may already be in the studio.',
  'help.action': 'Go to Home',
  'creator.title': 'Learn the craft of the serial',
  'creator.text':
    'This page holds guides for each stage, from the first chapter to the last. The first step needs no guide: begin a story.',
  'creator.action': 'Create story',
} as const;
