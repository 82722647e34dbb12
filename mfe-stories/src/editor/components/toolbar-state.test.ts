import { EditorState, TextSelection } from 'prosemirror-state';
import { schema } from '../schema.ts';
import { formatsOf } from './toolbar-state.ts';

const { doc, heading, paragraph } = schema.nodes;

const stateAt = (position: number) => {
  const underlined = schema.text('under', [schema.mark('underline')]);
  const state = EditorState.create({
    doc: doc.create(null, [
      heading.create({ level: 3, align: 'center' }, schema.text('Head')),
      paragraph.create(null, [schema.text('plain '), underlined]),
    ]),
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, position)));
};

test.each([
  ['a centred heading', 2, { underline: false, strike: false, heading: 3, align: 'center' }],
  ['plain text', 9, { underline: false, strike: false, heading: undefined, align: 'left' }],
  ['underlined text', 15, { underline: true, strike: false, heading: undefined, align: 'left' }],
])('knows the formats of %s', (_name, position, formats) => {
  expect(formatsOf(stateAt(position))).toEqual(formats);
});
