import { layoutOf } from './layout-of.ts';

test('a page keeps its layout unless it declares another for signed-in authors', () => {
  expect(layoutOf({ layout: 'editor' }, true)).toBe('editor');
  expect(layoutOf({ layout: 'support', signedInLayout: 'main' }, true)).toBe('main');
  expect(layoutOf({ layout: 'support', signedInLayout: 'main' }, false)).toBe('support');
});
