import { render, renderHook } from '@testing-library/react';
import { usePageAction, usePageChrome, usePageTitle } from './page-chrome.ts';

function Page({ title, action }: { title: string; action?: string }) {
  usePageTitle(title, { parent: { label: 'My Stories', to: '/my-stories' } });
  usePageAction(action ? { label: action, icon: 'plus', to: '/new' } : null);
  return null;
}
const chrome = () => renderHook(() => usePageChrome()).result.current;

test('the page sets title and action, and takes them along when it goes', () => {
  const page = render(<Page title="Details" action="Add" />);
  expect(document.title).toBe('Details · MyFiction Studio');
  expect(chrome()).toEqual({
    title: { text: 'Details', parent: { label: 'My Stories', to: '/my-stories' } },
    action: { label: 'Add', icon: 'plus', to: '/new' },
  });
  page.rerender(<Page title="Moon" />);
  expect(chrome()).toMatchObject({ title: { text: 'Moon' }, action: null });
  page.unmount();
  expect(chrome()).toEqual({ title: null, action: null });
});

test('a page that goes late does not take the next one’s title', () => {
  const first = render(<Page title="First" />);
  render(<Page title="Second" />);
  first.unmount();
  expect(chrome().title?.text).toBe('Second');
});
