export default {
  'essay.title': 'Essay Competition',
  'bite-into-romance.title': 'Bite Into Romance',
  'kiss-short-story-contest-ii.title': 'Kiss Short Story Contest II',
  'award-winning-competition.title': 'Award-Winning Competition',
  'award-short-story-ii.title': 'Award Short Story II',
  'kiss-short-winning-competition.title': 'Kiss Short Story Winners',
  'writer-benefits.title': 'Writer Benefits',
  'winner-announcement.title': 'Winner Announcement',
  'essay-competition-iii.title': 'Essay Competition III',
  'editor-benefits.title': 'Editor Benefits',
  'essay-competition-iv.title': 'Essay Competition IV',
  'writer-benefits-ii.title': 'Writer Benefits II',
  'love-story-contest.title': 'Love Story Contest',
  'ae-hunt.title': 'AE Hunt',
  'contest.text':
    'This page holds the theme, the rules, the prizes and the dates. A story that is ready can enter; yours are in the studio.',
  'winners.text':
    'This page holds the winners, with their stories and what the jury wrote. Read on, or write the next one.',
  'benefits.text':
    'This page holds what you receive, from which chapter on, and when it is paid. It begins with a story.',
  action: 'Open the studio',
} as const;
