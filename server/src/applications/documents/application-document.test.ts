import { PAY_TO_READ_FORM } from '@myfiction/shared/contract/testing/application-forms.ts';
import { priceFacts } from './application-document.ts';

test.each([
  [1, '1 coin a chapter'],
  [9, '9 coins a chapter'],
])('a price of %s is written as people say it', (price_coins, price) => {
  expect(priceFacts({ ...PAY_TO_READ_FORM, price_coins })).toContainEqual(['Price', price]);
});
