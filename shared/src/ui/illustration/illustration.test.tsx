import { act, render } from '@testing-library/react';

// A module of its own, with the same React: the tests' set-up has fetched the drawings already.
async function freshModule() {
  const react = jest.requireActual('react');
  jest.resetModules();
  jest.doMock('react', () => react);
  return import('./illustration.tsx');
}

it('has its room at once, and is drawn once the drawings are there', async () => {
  const { Illustration, loadDrawings } = await freshModule();
  const { container } = render(<Illustration name="torn-page" />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('viewBox', '0 0 190 220');
  expect(drawing).toBeEmptyDOMElement();
  await act(async () => void (await loadDrawings()));
  expect(drawing?.querySelectorAll('path').length).toBeGreaterThan(3);
});
