import { TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { chapterText, newState } from '../testing/chapters.ts';
import { typewriterPlugin } from './typewriter-plugin.ts';

let frames: FrameRequestCallback[];
let view: EditorView;
let scroller: HTMLElement;
/** Where the line of the cursor stands on the screen. */
let line: { top: number; bottom: number };

beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
  scroller = document.createElement('div');
  const place = document.createElement('div');
  scroller.append(place);
  document.body.append(scroller);
  scroller.getBoundingClientRect = () => new DOMRect(0, 100, 800, 600);
  const state = newState(chapterText('One two three'));
  view = new EditorView(place, {
    state: state.reconfigure({ plugins: [...state.plugins, typewriterPlugin(scroller)] }),
  });
  view.coordsAtPos = () => ({ left: 0, right: 0, ...line });
  view.hasFocus = () => true;
});
afterEach(() => {
  view.destroy();
  scroller.remove();
  jest.restoreAllMocks();
});

const nextFrame = () => {
  for (const run of frames.splice(0)) run(0);
};
const type = (text: string) => view.dispatch(view.state.tr.insertText(text));
const select = (from: number, to = from) =>
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));

it('brings the line that is written to its place, once a frame', () => {
  line = { top: 590, bottom: 610 };
  type('a');
  type('b');
  expect(frames).toHaveLength(1);
  expect(scroller.scrollTop).toBe(0);
  nextFrame();
  // 45 % of 600 px below the top of what scrolls, which stands at 100: the line was at 600.
  expect(scroller.scrollTop).toBe(230);
});

it('follows the cursor, and rests while the line is where it belongs', () => {
  line = { top: 361, bottom: 381 };
  select(5);
  nextFrame();
  expect(scroller.scrollTop).toBe(0);
});

it('leaves the page alone while text is being selected or another field is typed in', () => {
  line = { top: 590, bottom: 610 };
  select(2, 6);
  nextFrame();
  view.hasFocus = () => false;
  select(3);
  nextFrame();
  expect(scroller.scrollTop).toBe(0);
});

it('asks for no frame when nothing moves', () => {
  view.dispatch(view.state.tr.setMeta('nothing', true));
  expect(frames).toEqual([]);
});
