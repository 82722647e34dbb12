export default {
  title: 'What readers say, in one place',
  text: 'This page holds the comments on all your stories, by story and by chapter, with your replies. For now, each chapter is a click away in My Stories.',
  action: 'Go to My Stories',
} as const;
