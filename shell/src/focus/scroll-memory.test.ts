import { loadScrolls, recallScroll, rememberScroll, storeScrolls } from './scroll-memory.ts';

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

test('the next document of the tab knows them, but not better than what it has been scrolled to itself', () => {
  rememberScroll('left', 700);
  rememberScroll('scrolled', 10);
  storeScrolls();
  jest.isolateModules(() => {
    const next = jest.requireActual<typeof import('./scroll-memory.ts')>('./scroll-memory.ts');
    next.rememberScroll('scrolled', 20);
    next.loadScrolls();
    expect(next.recallScroll('left')).toBe(700);
    expect(next.recallScroll('scrolled')).toBe(20);
  });
});

test.each(['[["left"', '{}', '[["left","x"],null]'])('what is no position is left out: %s', (stored) => {
  rememberScroll('left', 30);
  sessionStorage.setItem('myfiction.scroll-positions', stored);
  loadScrolls();
  expect(recallScroll('left')).toBe(30);
});
