import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { render, screen } from '@testing-library/react';
import { ChapterView } from './chapter-view.tsx';

const show = (...content: ChapterDocument['content']) =>
  render(<ChapterView document={{ type: 'doc', content }} />).container.firstElementChild;

it('draws every kind of block and mark', () => {
  const chapter = show(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Snow' }] },
    {
      type: 'paragraph',
      attrs: { align: 'center' },
      content: [
        { type: 'text', text: 'She ' },
        { type: 'text', text: 'ran', marks: [{ type: 'strong' }, { type: 'em' }] },
        { type: 'hard_break' },
        { type: 'text', text: 'home', marks: [{ type: 'underline' }, { type: 'strike' }] },
      ],
    },
    { type: 'scene_break' },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Come back.' }] }] },
  );
  expect(chapter?.innerHTML).toBe(
    '<h3 dir="auto">Snow</h3>' +
      '<p dir="auto" data-align="center">She <strong><em>ran</em></strong><br><u><s>home</s></u></p>' +
      '<hr><blockquote><p dir="auto">Come back.</p></blockquote>',
  );
});

it('never reads text as HTML', () => {
  const chapter = show({ type: 'paragraph', content: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] });
  expect(chapter?.querySelector('img')).toBeNull();
  expect(chapter).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it.each([
  ['https://example.com', true],
  ['mailto:noor@example.com', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  [' javascript:alert(1)', false],
])('follows %s: %s', (href, followed) => {
  show({ type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }] });
  expect(screen.getByText('here').tagName).toBe(followed ? 'A' : 'P');
});
