import { dayPart } from './day-part.ts';

it('greets by the author’s clock', () => {
  const day = Array.from({ length: 24 }, (_, hour) => dayPart(hour)[0]).join('');
  expect(day).toBe('eeeee' + 'mmmmmmm' + 'aaaaaa' + 'eeeeee');
});
