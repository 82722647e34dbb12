import { PAY_TO_READ_FORM } from '@myfiction/shared/contract/testing/application-forms.ts';
import { applicationDocument, priceFacts } from './application-document.ts';

test.each([
  [1, '1 coin a chapter'],
  [9, '9 coins a chapter'],
])('a price of %s is written as people say it', (price_coins, price) => {
  expect(priceFacts({ ...PAY_TO_READ_FORM, price_coins })).toContainEqual(['Price', price]);
});

test.each([
  [1, '1 chapter, 5,200 words'],
  [12, '12 chapters, 5,200 words'],
])('a story of %s is written as people say it', (chaptersPublished, published) => {
  const story = { title: 'His Borrowed Sunday', words: 5200, chaptersPublished };
  const sent = { id: 'd1', createdAt: new Date('2026-12-05T12:00:00Z'), story, countedWords: null };
  const { blocks } = applicationDocument(PAY_TO_READ_FORM, sent);
  expect(blocks.flatMap((block) => (block.type === 'facts' ? block.rows : []))).toContainEqual([
    'Published',
    published,
  ]);
});
