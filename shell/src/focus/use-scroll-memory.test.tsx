import { BrowserRouter, Link, useLocation } from '@myfiction/shared/host.ts';
import '@myfiction/shared/testing/reset-host.ts';
import { render, screen, waitFor } from '@testing-library/react';
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
