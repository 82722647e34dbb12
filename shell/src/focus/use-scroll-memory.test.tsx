import { afterPaint, BrowserRouter, Link, useLocation } from '@myfiction/shared/host.ts';
import '@myfiction/shared/testing/reset-host.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScrollMemory } from './use-scroll-memory.ts';

function Page() {
  useScrollMemory();
  return (
    <>
      <Link to="/next">Next</Link>
      <a href="#rules">Rules</a>
      <a href="#prizes">Prizes</a>
      <h2 id="rules">The rules</h2>
      <output>{useLocation().pathname + useLocation().hash}</output>
    </>
  );
}

function scrollBy(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/first');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Element.prototype.scrollIntoView = jest.fn();
});
const shows = (address: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(address));

test('an anchor of the page leads to its place, also by Back, and not to where the first page was left', async () => {
  const person = userEvent.setup();
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  scrollBy(800);
  await person.click(screen.getByRole('link', { name: 'Next' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  scrollBy(0);
  jest.mocked(window.scrollTo).mockClear();
  await person.click(screen.getByRole('link', { name: 'Rules' }));
  await shows('/next#rules');
  scrollBy(300);
  await person.click(screen.getByRole('link', { name: 'Prizes' }));
  await shows('/next#prizes');
  window.history.back();
  await shows('/next#rules');
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual(
    Array(2).fill(screen.getByRole('heading', { name: 'The rules' })),
  );
  expect(window.scrollTo).not.toHaveBeenCalled();
  window.history.go(-2);
  await shows('/first');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'instant' });
});

describe.each([
  ['reload', 640],
  ['back_forward', 640],
  ['navigate', undefined],
])('a document that is there by %s', (type, expected) => {
  test(`${expected === undefined ? 'begins at its top' : 'comes back to where it was left'}, once it is painted`, async () => {
    const entry: Partial<PerformanceNavigationTiming> = { type: type as NavigationTimingType };
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceEntry]);
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    sessionStorage.setItem('myfiction.scroll-positions', JSON.stringify([['/long', 640]]));
    window.history.replaceState(null, '', '/long');
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    );
    expect(window.scrollTo).not.toHaveBeenCalled();
    await act(() => new Promise((resolve) => afterPaint(() => resolve(undefined))));
    if (expected === undefined) expect(window.scrollTo).not.toHaveBeenCalled();
    else expect(window.scrollTo).toHaveBeenCalledWith({ top: expected, behavior: 'instant' });
  });
});

test('what the page was scrolled to is left to the next document', async () => {
  window.history.replaceState(null, '', '/left');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  scrollBy(1234);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('myfiction.scroll-positions') ?? '[]')).toContainEqual(['/left', 1234]);
});
