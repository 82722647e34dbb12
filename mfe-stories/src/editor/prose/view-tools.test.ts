import { AllSelection } from 'prosemirror-state';
import { schema } from '../schema.ts';
import { chapterText, newState } from '../testing/chapters.ts';
import { openProse } from '../testing/open-prose.ts';
import { giveViewTools, viewTools } from './view-tools.ts';

const { doc, paragraph, scene_break: sceneBreak, hard_break: hardBreak } = schema.nodes;

it('copies a scene break as plain text that reads as one', () => {
  const lines = [
    paragraph.create(null, [schema.text('a'), hardBreak.create(), schema.text('b')]),
    sceneBreak.create(),
    paragraph.create(null, schema.text('c')),
  ];
  const view = { state: newState(chapterText('')) };
  const serialize = viewTools({}).find(({ props }) => props.clipboardTextSerializer)?.props.clipboardTextSerializer;
  const slice = doc.create(null, lines).slice(0);
  expect(Reflect.apply(serialize ?? (() => ''), undefined, [slice, view])).toBe('a\nb\n\n* * *\n\nc');
});

const image = { type: 'image/png' };
const manuscript = { type: 'application/msword' };

it.each([
  ['a picture’s file', ['Files'], [image], '', 'Old words', ['pictures']],
  ['a manuscript', ['Files'], [image, manuscript], '', 'Old words', ['files']],
  ['a picture copied from a page', ['text/html', 'Files'], [image], '<img src="a.png">', 'Old words', ['pictures']],
  ['words with a picture', ['text/html'], [], '<p>New <img src="a.png">words</p>', 'New words', ['pictures']],
  ['words alone', ['text/html'], [], '<p>New words</p>', 'New words', []],
])(
  'says what of a paste is left out, and takes nothing away for nothing: %s',
  (_name, types, files, html, text, told) => {
    // jsdom has none.
    Object.assign(globalThis, { ClipboardEvent: Event });
    const view = openProse({ state: newState(chapterText('Old words')) });
    const onLeftOut = jest.fn();
    giveViewTools(view, { onLeftOut });
    view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
    const getData = (type: string) => (type === 'text/html' ? html : '');
    view.dom.dispatchEvent(
      Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { types, files, getData } }),
    );
    expect(view.state.doc.textContent).toBe(text);
    expect(onLeftOut.mock.calls.flat()).toEqual(told);
    view.destroy();
  },
);
