import { waitFor } from '@testing-library/react';
import { openProse } from '../testing/open-prose.ts';

jest.mock('./view-tools.ts', () => {
  throw new Error('The connection is lost.');
});

it.each([
  ['HTML alone', { 'text/html': '<style>p { color: red }</style><p>One <b>word</b>.</p><ul><li>Two</li></ul>' }],
  ['both', { 'text/html': '<p>Other</p>', 'text/plain': 'One word.\n\nTwo' }],
])('keeps every word of a paste that cannot be cleaned: %s', async (_name, clipboard: Record<string, string>) => {
  // jsdom has none.
  Object.assign(globalThis, { ClipboardEvent: Event });
  const view = openProse();
  const clipboardData = { getData: (type: string) => clipboard[type] ?? '' };
  const event = Object.assign(new Event('paste'), { clipboardData });
  expect(view.someProp('handlePaste', (handle) => Reflect.apply(handle, null, [view, event]))).toBe(true);
  await waitFor(() =>
    expect(view.state.doc.children.map(({ textContent }) => textContent)).toEqual(['One word.', 'Two']),
  );
  view.destroy();
});
