import { IMAGE_FALLBACK, installImageFallback } from './image-fallback.ts';

let stop: () => void;
beforeEach(() => {
  stop = installImageFallback();
});
afterEach(() => stop());

function failing(attributes: string): HTMLImageElement {
  document.body.innerHTML = `<img src="/gone.png" alt="" ${attributes}>`;
  const image = document.images[0];
  if (!image) throw new Error('The picture is missing.');
  image.dispatchEvent(new Event('error'));
  return image;
}

test.each([
  ['a picture', '', IMAGE_FALLBACK],
  ['one with a fallback of its own', 'data-fallback="none"', 'http://localhost/gone.png'],
])('%s', (_name, attributes, src) => {
  expect(failing(attributes).src).toBe(src);
});

test('a srcset would load the broken picture again', () => {
  expect(failing('srcset="/gone-2x.png 2x"').hasAttribute('srcset')).toBe(false);
});

test('a placeholder that fails is left alone, a new picture that fails is replaced again', () => {
  const image = failing('');
  const set = jest.spyOn(image, 'src', 'set');
  image.dispatchEvent(new Event('error'));
  expect(set).not.toHaveBeenCalled();
  set.mockRestore();
  image.src = '/gone-too.png';
  image.dispatchEvent(new Event('error'));
  expect(image.src).toBe(IMAGE_FALLBACK);
});
