/** What readers of the demonstration say. */
export const COMMENT_TEXTS = [
  'I finished everything in one night. Please update twice this week!',
  'He kept the letter all these years. I am not crying, you are crying.',
  'I did NOT see that coming.',
  'Look at chapter 12 again, she never asks where the cold comes from!',
  'First story in English I can read without a dictionary. Thank you.',
  'The dialogue here is so good. I read it aloud to my sister.',
  'There is a small mistake here, I think: she left her coat two chapters ago.',
  'Who else came back to read this one again?',
  'I would read three hundred more chapters of this.',
  'That last line. That LAST line.',
  'No, no, no. You cannot stop there.',
  'I was not ready for the bridge scene.',
  'Reading this on the train and pretending that there is something in my eye.',
  'The way they talk past each other is exactly how my parents argue.',
  'I knew it was him! I said so in chapter 3!',
  'Slow chapter, but I think I see why you need it.',
  'My favourite so far.',
  '¡Me encanta! Gracias por escribir.',
  'Capítulo perfecto, no cambies nada.',
  'Can we get her side of this some day?',
  'I made tea for this chapter and let it go cold.',
  'So she knew. She knew the whole time.',
  'The description of the house made me homesick for a place I have never seen.',
  'Is this based on a real town?',
  'I do not trust the uncle.',
  'Please tell me that the dog is all right.',
  'This is better than the book I paid for last week.',
  'Every time I think that I understand him, he does this.',
  'I unlocked ten chapters at once and regret nothing.',
  'Happy birthday to me, a new chapter!',
  'You write winter so well that I put on socks.',
  'Wait, what happened to the second key?',
];

/** Comments that need an answer from moderation, by what became of them. */
export const TROUBLE_TEXTS = {
  hidden: 'Boring. My cat writes better than this.',
  spam: 'Free chapters at my page, click my name!!!',
  held: 'Spoiler: she marries the other one at the end.',
  reported: 'You stole this idea and everybody knows it. I know where you live.',
} as const;

/** What holds a comment for the demonstration's authors. */
export const DEMO_FILTER_WORDS = ['spoiler', 'free chapters', 'pirated'];

/** What readers answer one another. */
export const READER_REPLIES = [
  'Same here!',
  'I read that line three times.',
  'No, look at the letter again. She wrote it herself.',
  'You are right, I had not seen that.',
  'I think we will know on Friday.',
  'This thread made my day.',
  'Do not give me hope.',
  '¡Yo también!',
];

export const AUTHOR_REPLIES = [
  'He carried it for four winters.',
  'Good eye! I have corrected the coat.',
  'Thank you for reading so closely. The answer is three chapters away.',
  'The dog is fine. I promise.',
  'This made my morning.',
];

export const READERS = [
  'Teresa M.',
  'kwame_reads',
  'Luz Ibarra',
  'Anh Nguyen',
  'Bea',
  'moonlit_maya',
  'Jonas W.',
  'Priya S.',
  'oldpagewolf',
  'Chiara',
  'Ravi K.',
  'hello_hanna',
  'Mateo',
  'Sunniva',
  'the_night_reader',
  'Grace O.',
  'Yuki',
  'Pilar',
  'dan the bookman',
  'Amara',
  'Zofia',
  'Leïla',
  'papercrane',
  'Noah B.',
];
