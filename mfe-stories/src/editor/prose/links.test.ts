import { EditorState, TextSelection } from 'prosemirror-state';
import { schema } from '../schema.ts';
import { linkAddress, linkAt, removeLink, setLink } from './links.ts';

const href = 'https://example.com/';
const link = schema.marks.link.create({ href });

function state(cursor: number, anchor = cursor): EditorState {
  const text = [
    schema.text('a '),
    schema.text('li', [link]),
    schema.text('nk', [link, schema.marks.em.create()]),
    schema.text(' b'),
  ];
  const doc = schema.nodes.doc.create(null, schema.nodes.paragraph.create(null, text));
  const fresh = EditorState.create({ doc });
  return fresh.apply(fresh.tr.setSelection(TextSelection.create(doc, anchor, cursor)));
}

function after(start: EditorState, command: typeof removeLink): EditorState {
  let result = start;
  command(start, (transaction) => {
    result = start.apply(transaction);
  });
  return result;
}

function linked({ doc }: EditorState): string {
  return (doc.firstChild?.children ?? [])
    .filter((node) => schema.marks.link.isInSet(node.marks))
    .map((node) => node.text)
    .join('');
}

it('finds the whole link around the cursor', () => {
  expect(linkAt(state(4))).toMatchObject({ from: 3, to: 7, mark: link });
  expect(linkAt(state(6))).toMatchObject({ from: 3, to: 7 });
  expect(linkAt(state(2))).toBeNull();
  expect(linkAt(state(8))).toBeNull();
});

it('changes and removes the link around the cursor', () => {
  const changed = after(state(4), setLink('https://other.example/'));
  expect(linked(changed)).toBe('link');
  expect(linkAt(changed)?.mark.attrs.href).toBe('https://other.example/');
  expect(linked(after(state(4), removeLink))).toBe('');
});

it('links a selection, and inserts the address where nothing is selected', () => {
  expect(linked(after(state(9, 7), setLink(href)))).toBe('link b');
  expect(linked(after(state(1), setLink('mailto:noor@example.com')))).toBe('noor@example.comlink');
});

it.each([
  ['https://a.b/c', 'https://a.b/c'],
  [' mailto:a@b.co ', 'mailto:a@b.co'],
  ['example.com/a?b', 'https://example.com/a?b'],
  ['me@example.com', 'mailto:me@example.com'],
  ['javascript:alert(1)', ''],
  ['two words.com', ''],
  ['word', ''],
])('reads %s as %s', (typed, expected) => {
  expect(linkAddress(typed)).toBe(expected);
});
