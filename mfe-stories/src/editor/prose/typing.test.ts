import { waitFor } from '@testing-library/react';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../schema.ts';
import { openProse } from '../testing/open-prose.ts';
import { placeRanges } from '../testing/place-ranges.ts';
import { moveToEdge } from './commands.ts';
import { insertSceneBreak, isInQuote, isMarkActive, setAlignment, toggleQuote } from './format-commands.ts';
import { editorPlugins } from './plugins.ts';
import type { TypingOptions } from './typing-rules.ts';
import { giveViewTools, punctuationOf } from './view-tools.ts';

const { paragraph, heading, blockquote, scene_break: sceneBreak } = schema.nodes;

function para(text = '', attrs: { align?: string } = {}): Node {
  return paragraph.create(attrs, text === '' ? [] : schema.text(text));
}

let view: EditorView;
const typing: TypingOptions = { findEdits: punctuationOf('en') };

function open(blocks: Node[], cursor: number): void {
  const doc = schema.nodes.doc.create(null, blocks);
  let state = EditorState.create({ doc, plugins: editorPlugins(false, typing) });
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, cursor)));
  view = openProse({ state });
  giveViewTools(view, {});
}

/** Types as ProseMirror does it for a key the browser reports. */
function type(text: string): void {
  for (const character of text) dictate(character);
}

/** Hands over text in one piece, as dictation and keyboards with suggestions do. */
function dictate(text: string): void {
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(text, from, to);
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert))) view.dispatch(insert());
}

function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, ...modifiers });
  return view.someProp('handleKeyDown', (handle) => handle(view, event)) ?? false;
}

function run(command: Command): boolean {
  return command(view.state, view.dispatch, view);
}

function shape(): string[] {
  return view.state.doc.children.map((node) => `${node.type.name}:${node.textContent}`);
}

afterEach(() => {
  view.destroy();
  document.body.replaceChildren();
});

it('sets typographic marks while typing, and Backspace takes one back', () => {
  open([para()], 1);
  type('"Don\'t--" she said... \'Tis ');
  expect(shape()).toEqual(['paragraph:“Don’t—” she said… ’Tis ']);
  type('"');
  press('Backspace');
  expect(shape()).toEqual(['paragraph:“Don’t—” she said… ’Tis "']);
});

it('keeps italics around a typed quotation mark', () => {
  open([para()], 1);
  press('i', { ctrlKey: true });
  type('say "so"');
  const texts = view.state.doc.firstChild?.children ?? [];
  expect(texts.map((node) => node.marks.map((mark) => mark.type.name))).toEqual([['em']]);
  expect(shape()).toEqual(['paragraph:say “so”']);
});

it('Ctrl+Z right after a replacement takes back the replacement only', () => {
  open([para()], 1);
  type('He said "');
  press('z', { ctrlKey: true });
  expect(shape()).toEqual(['paragraph:He said "']);
  press('z', { ctrlKey: true });
  expect(shape()).toEqual(['paragraph:']);
});

it('sets a whole dictated sentence', () => {
  open([para('He: ')], 5);
  dictate('"I don\'t know..." she said');
  expect(shape()).toEqual(['paragraph:He: “I don’t know…” she said']);
});

it('sets typographic marks in text that an input method composed', () => {
  jest.useFakeTimers();
  open([para('She said ')], 10);
  view.dom.dispatchEvent(new Event('compositionstart'));
  view.dispatch(view.state.tr.insertText("don't--"));
  view.dom.dispatchEvent(new Event('compositionend'));
  jest.runAllTimers();
  jest.useRealTimers();
  expect(shape()).toEqual(['paragraph:She said don’t—']);
  expect(view.state.selection.from).toBe(16);
  press('Backspace');
  expect(shape()).toEqual(["paragraph:She said don't--"]);
});

it('leaves marks alone when the author has switched that off', () => {
  typing.findEdits = null;
  open([para()], 1);
  type('"so"...');
  typing.findEdits = punctuationOf('en');
  expect(shape()).toEqual(['paragraph:"so"...']);
});

it.each([
  ['# ', 'heading:', 2],
  ['## ', 'heading:', 2],
  ['### ', 'heading:', 3],
  ['> ', 'blockquote:', undefined],
])('%j at the start of a paragraph', (typed, expected, level) => {
  open([para()], 1);
  type(typed);
  expect(shape()).toEqual([expected]);
  expect(view.state.doc.firstChild?.attrs.level).toBe(level);
  press('Backspace');
  expect(shape()).toEqual([`paragraph:${typed}`]);
});

it('binds letters by their place where the keyboard writes another script', () => {
  open([para()], 1);
  press('и', { ctrlKey: true, code: 'KeyB' });
  expect(isMarkActive(view.state, schema.marks.strong)).toBe(true);
});

it.each([
  ['x', 'KeyB'],
  ['c', 'KeyI'],
])('leaves Ctrl+%s to the browser where the keyboard has that letter in another place', (key, code) => {
  open([para()], 1);
  expect(press(key, { ctrlKey: true, code })).toBe(false);
  expect(view.state.storedMarks).toBeNull();
});

it.each(['***', '* * *', '#'])('Enter behind %s makes a scene break', (mark) => {
  open([para('one'), para()], 6);
  type(mark);
  press('Enter');
  expect(shape()).toEqual(['paragraph:one', 'scene_break:', 'paragraph:']);
  type('two');
  expect(shape()).toEqual(['paragraph:one', 'scene_break:', 'paragraph:two']);
});

it('Enter keeps the alignment, and follows a heading with a paragraph', () => {
  open([para('one', { align: 'center' }), heading.create(null, schema.text('Two'))], 4);
  press('Enter');
  expect(view.state.doc.child(1).attrs.align).toBe('center');
  view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
  press('Enter');
  expect(view.state.doc.lastChild?.type).toBe(paragraph);
});

it('Shift-Enter breaks the line within the paragraph', () => {
  open([para('one')], 4);
  press('Enter', { shiftKey: true });
  type('two');
  expect(shape()).toEqual(['paragraph:one\ntwo']);
});

it('Enter on an empty line leaves a quote', () => {
  open([blockquote.create(null, [para('quoted'), para()])], 10);
  expect(isInQuote(view.state)).toBe(true);
  press('Enter');
  expect(isInQuote(view.state)).toBe(false);
});

it('the scene break command replaces an empty paragraph and goes behind a full one', () => {
  open([para('one'), para()], 6);
  run(insertSceneBreak);
  expect(shape()).toEqual(['paragraph:one', 'scene_break:', 'paragraph:']);
  open([para('one'), para('two')], 2);
  run(insertSceneBreak);
  type('x');
  expect(shape()).toEqual(['paragraph:one', 'scene_break:', 'paragraph:xtwo']);
});

it('toggles a quote', () => {
  open([para('one')], 2);
  run(toggleQuote);
  expect(shape()).toEqual(['blockquote:one']);
  run(toggleQuote);
  expect(shape()).toEqual(['paragraph:one']);
});

it('undoes and redoes by key', () => {
  open([para('one')], 4);
  type(' two');
  press('z', { ctrlKey: true });
  expect(shape()).toEqual(['paragraph:one']);
  press('y', { ctrlKey: true });
  expect(shape()).toEqual(['paragraph:one two']);
});

it('moves to the ends of the document, also extending the selection', () => {
  open([para('one'), para('two')], 2);
  press('End', { ctrlKey: true });
  expect(view.state.selection.head).toBe(9);
  press('Home', { ctrlKey: true, shiftKey: true });
  expect([view.state.selection.anchor, view.state.selection.head]).toEqual([9, 1]);
  expect(run(moveToEdge('start'))).toBe(true);
  expect(view.state.selection.head).toBe(1);
});

it('aligns the selected paragraphs and leaves scene breaks alone', () => {
  open([para('one'), sceneBreak.create(), para('two')], 2);
  view.dispatch(
    view.state.tr.setSelection(TextSelection.between(view.state.doc.resolve(2), view.state.doc.resolve(8))),
  );
  expect(run(setAlignment('center'))).toBe(true);
  expect(view.state.doc.children.map((node) => node.attrs.align)).toEqual(['center', undefined, 'center']);
  expect(run(setAlignment('center'))).toBe(false);
});

it('knows what the next letter will carry', () => {
  open([para('one')], 2);
  expect(isMarkActive(view.state, schema.marks.strong)).toBe(false);
  press('b', { ctrlKey: true });
  expect(isMarkActive(view.state, schema.marks.strong)).toBe(true);
});

it('is a labelled, multi-line text box that says when it is empty', () => {
  open([para()], 1);
  expect(view.dom.getAttribute('role')).toBe('textbox');
  expect(view.dom.getAttribute('aria-multiline')).toBe('true');
  expect(view.dom.getAttribute('aria-label')).toBe('Chapter text');
  expect(view.dom.classList.contains('empty')).toBe(true);
  type('a');
  expect(view.dom.classList.contains('empty')).toBe(false);
});

it('skips layout out of sight for the first frame, and afterwards in very long chapters only', async () => {
  const block = para('word '.repeat(1000));
  open(
    Array.from({ length: 23 }, () => block),
    1,
  );
  expect(view.dom).toHaveClass('in-sight');
  await waitFor(() => expect(view.dom).not.toHaveClass('in-sight'));
  view.dispatch(view.state.tr.insert(0, block));
  expect(view.dom).toHaveClass('in-sight');
});

it('cleans what is pasted', () => {
  // The simulated browser has no clipboard events.
  const event = Object.assign(new Event('paste'), { clipboardData: null });
  open([para('ab')], 2);
  view.pasteHTML('<p class=MsoNormal>x <b style="mso-bidi-font-weight:normal">y</b></p><p>***</p><p>z</p>', event);
  expect(shape()).toEqual(['paragraph:ax y', 'scene_break:', 'paragraph:zb']);
  view.pasteText('one\n\ntwo', event);
  expect(shape()).toEqual(['paragraph:ax y', 'scene_break:', 'paragraph:zone', 'paragraph:twob']);
});

it('writes where the caret was just set, before the browser tells of it', () => {
  placeRanges();
  open([para('ab'), para('cd')], 1);
  view.focus();
  getSelection()?.collapse(view.dom.lastElementChild?.firstChild ?? null, 1);
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(shape()).toEqual(['paragraph:ab', 'paragraph:c', 'paragraph:d']);
});

/** Phone keyboards change the page themselves: the view makes out which key that was. */
function changePage(change: (block: Element) => ChildNode, caret: number): void {
  placeRanges();
  view.focus();
  const block = view.dom.lastElementChild;
  if (!block) throw new Error('The text is empty.');
  getSelection()?.collapse(change(block), caret);
}

it('takes Enter from a phone keyboard', async () => {
  open([para('one'), para('***')], 9);
  changePage((block) => {
    const next = document.createElement('p');
    next.append(document.createElement('br'));
    block.after(next);
    return next;
  }, 0);
  await waitFor(() => expect(shape()).toEqual(['paragraph:one', 'scene_break:', 'paragraph:']));
});

it('takes Backspace from a phone keyboard', async () => {
  open([para('one.')], 5);
  type('"');
  expect(shape()).toEqual(['paragraph:one.”']);
  changePage((block) => {
    const text = document.createTextNode('one.');
    block.replaceChildren(text);
    return text;
  }, 4);
  await waitFor(() => expect(shape()).toEqual(['paragraph:one."']));
});

it('deletes a selected scene break', () => {
  open([para('a'), sceneBreak.create(), para('b')], 1);
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 3)));
  press('Backspace');
  expect(shape()).toEqual(['paragraph:a', 'paragraph:b']);
});
