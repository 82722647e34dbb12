export default {
  'goal.title': 'Words a day',
  'goal.text': 'The ribbon grows with what you write today, in all your stories. It is for you alone.',
  'goal.field': 'Goal in words',
  'goal.error': 'Choose a number up to {{most}}. 0 means no goal.',
  'goal.none': 'No goal',
  'goal.save': 'Set goal',
} as const;
