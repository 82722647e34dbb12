import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { render } from '@testing-library/react';
import { diffDocuments } from './diff-documents.ts';
import { diffInSlices } from './diff-in-slices.ts';
import { DiffView } from './diff-view.tsx';

const document = (...content: ChapterDocument['content']): ChapterDocument => ({ type: 'doc', content });
const before = document(
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Snow' }] },
  { type: 'paragraph', content: [{ type: 'text', text: 'She ran home.' }] },
);
const after = document(
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Snow' }] },
  { type: 'paragraph', content: [{ type: 'text', text: 'She ran <b>home</b>.' }] },
  { type: 'scene_break' },
  { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Come back.' }] }] },
);

it('draws both texts as one, never as HTML', () => {
  const { container } = render(<DiffView diff={diffDocuments(before, after)} />);
  expect(container.querySelector('h2')).toHaveTextContent('Snow');
  expect(container.querySelector('b')).toBeNull();
  expect([...container.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
    '<b>',
    '</b>',
    'Come back.',
  ]);
  expect([...container.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block'))).toEqual([
    '1',
    '2',
    '3',
  ]);
});

it('says the same in slices, and stops when it is given up', async () => {
  const still = new AbortController();
  expect(await diffInSlices(before, after, still.signal)).toEqual(diffDocuments(before, after));
  expect(await diffInSlices(before, after, AbortSignal.abort())).toBeNull();
});
