import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useKeptScroll } from './use-kept-scroll.ts';

function List({ ready }: { ready: boolean }) {
  useKeptScroll(ready);
  return null;
}
const list = (ready: boolean) => (
  <MemoryRouter initialEntries={[{ pathname: '/', key: 'entry' }]}>
    <List ready={ready} />
  </MemoryRouter>
);
const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockClear();
  sessionStorage.clear();
  Object.assign(window, { scrollTo, scrollY: 0 });
});

function scrollBy(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

test('comes back to where it was left, once its rows are drawn', () => {
  const first = render(list(true));
  scrollBy(640);
  first.unmount();
  const again = render(list(false));
  expect(scrollTo).not.toHaveBeenCalled();
  again.rerender(list(true));
  expect(scrollTo.mock.calls).toEqual([[0, 640]]);
});

test('a list that was not scrolled stays at its top', () => {
  render(list(true)).unmount();
  render(list(true));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('does not make the window lay out the page that is being drawn', () => {
  const reads = jest.fn(() => 0);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: reads });
  render(list(true));
  expect(reads).not.toHaveBeenCalled();
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 0 });
});
