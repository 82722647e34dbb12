import { drawCover } from './draw-cover.ts';
import { drawOnce } from './draw-once.ts';

const cover = (title: string) => ({ title, author: 'Noor Valdez', genre: 'romance', showAuthor: true });
jest.mock('./draw-cover.ts', () => ({ drawCover: jest.fn() }));
const draw = jest.mocked(drawCover);

beforeEach(() => draw.mockImplementation((text) => `svg of ${text.title} ${text.variant ?? ''}`));

test('draws each cover once, and another one for anything else that it shows', () => {
  expect(drawOnce(cover('The Moon'))).toBe('svg of The Moon ');
  drawOnce(cover('The Moon'));
  expect(draw).toHaveBeenCalledTimes(1);
  expect(drawOnce({ ...cover('The Moon'), variant: 2 })).toBe('svg of The Moon 2');
  drawOnce({ ...cover('The Moon'), author: 'Another' });
  drawOnce({ ...cover('The Moon'), showAuthor: false });
  expect(draw).toHaveBeenCalledTimes(4);
});

test('forgets what was not used for longest', () => {
  drawOnce(cover('kept'));
  drawOnce(cover('gone'));
  for (let index = 0; index < 98; index += 1) drawOnce(cover(`filler ${index}`));
  drawOnce(cover('kept'));
  drawOnce(cover('one more'));
  draw.mockClear();
  drawOnce(cover('kept'));
  expect(draw).not.toHaveBeenCalled();
  drawOnce(cover('gone'));
  expect(draw).toHaveBeenCalledTimes(1);
});
