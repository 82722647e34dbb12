export default {
  title: 'Letters to you',
  text: 'This page holds messages from your editor, about your contracts, your payments and contests.',
  action: 'Go to Home',
} as const;
