import { needsPenName } from './needs-pen-name.ts';

test.each([
  ['Guest', '/', true],
  ['GUEST', '/my-stories', true],
  ['guest', '/my-stories/chapter/new', true],
  [' Guest ', '/inbox', true],
  ['Guest', '/login/self-info', false],
  ['Guest of honour', '/', false],
  ['Noor Valdez', '/', false],
  [undefined, '/', false],
])('pen name %j on %s: %s', (penName, pathname, expected) => {
  expect(needsPenName(penName, pathname)).toBe(expected);
});
