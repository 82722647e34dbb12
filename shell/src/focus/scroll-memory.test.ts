import { recallScroll, rememberScroll } from './scroll-memory.ts';

test('a history entry is found where it was left, an unknown one at the top', () => {
  rememberScroll('a', 840);
  rememberScroll('b', 20);
  rememberScroll('a', 900);
  expect(recallScroll('a')).toBe(900);
  expect(recallScroll('b')).toBe(20);
  expect(recallScroll('never seen')).toBe(0);
});

test('the oldest entries are forgotten, those just used are not', () => {
  rememberScroll('old', 1);
  rememberScroll('used', 2);
  for (let index = 0; index < 199; index += 1) rememberScroll(`entry-${index}`, 5);
  rememberScroll('used', 3);
  expect(recallScroll('old')).toBe(0);
  expect(recallScroll('used')).toBe(3);
});
