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
      <output>{useLocation().hash}</output>
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
});

test('an anchor of the page is the browser’s to scroll to, not a step back to the first page', async () => {
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
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('#rules'));
  expect(window.scrollTo).not.toHaveBeenCalled();
  window.history.back();
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledTimes(1));
});
