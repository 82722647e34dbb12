import defaultStyleSheet from 'jsdom/lib/jsdom/browser/default-stylesheet.js';
import cssom from 'rrweb-cssom';
import { tagsOf } from './match-by-tag.mjs';

test.each([
  ['li', ['li']],
  ['ol ul, UL > li.open', ['ul', 'li']],
  ['dialog:not([open]), a[href="x,y"]:is(b, :hover)', ['dialog', 'a']],
  ['h1+p::first-line', ['p']],
  ['a[b="] p ["]', ['a']],
])('%s matches elements of these names only: %j', (selector, names) => {
  expect([...(tagsOf(selector) ?? [])]).toEqual(names);
});

test.each(['*', '.open', 'li, .open', 'li >', 'svg|a', 'a\\:b', ':is(a, b)', '[hidden]', 'li >*', 'a[b="]'])(
  '%s may match an element of any name',
  (selector) => {
    expect(tagsOf(selector)).toBeUndefined();
  },
);

test('nearly all rules of the browser’s own sheet are about elements of some names', () => {
  const rules = [...cssom.parse(defaultStyleSheet).cssRules].filter(({ selectorText }) => selectorText);
  const open = rules.filter(({ selectorText }) => !tagsOf(selectorText));
  expect(open.length / rules.length).toBeLessThan(0.1);
});
