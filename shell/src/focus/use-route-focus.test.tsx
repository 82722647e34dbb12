import { renderHook } from '@testing-library/react';
import { useRouteFocus } from './use-route-focus.ts';

const draw = (html: string) => {
  document.body.innerHTML = html;
};
const navigate = (from: string, to: string) => {
  const { rerender } = renderHook(({ pathname }) => useRouteFocus(pathname), { initialProps: { pathname: from } });
  rerender({ pathname: to });
};

test('after a navigation the main heading has the focus', () => {
  draw('<h1 tabindex="-1">Inbox</h1><div id="main" tabindex="-1"><button>x</button></div>');
  navigate('/', '/inbox');
  expect(document.activeElement).toHaveTextContent('Inbox');
});

test('a page with a heading of its own', () => {
  draw('<div id="main" tabindex="-1"><h1>Sign in</h1></div>');
  navigate('/', '/login');
  expect(document.activeElement).toHaveTextContent('Sign in');
});

test('a page without a heading takes the focus itself', () => {
  draw('<div id="main" tabindex="-1"><p>text</p></div>');
  navigate('/', '/login');
  expect(document.activeElement).toHaveAttribute('id', 'main');
});

test('the first page and a change of filters leave the focus alone', () => {
  draw('<h1 tabindex="-1">Inbox</h1><div id="main" tabindex="-1"></div>');
  navigate('/inbox', '/inbox');
  expect(document.activeElement).toBe(document.body);
});

test('a field that the new page has focused keeps it', () => {
  draw('<h1 tabindex="-1">New story</h1><div id="main" tabindex="-1"><input aria-label="Title" /></div>');
  document.querySelector('input')?.focus();
  navigate('/', '/my-stories/book-info');
  expect(document.activeElement).toHaveAttribute('aria-label', 'Title');
});
