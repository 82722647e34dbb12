import { afterPress } from './after-press.ts';

const pointer = (type: string) => document.dispatchEvent(new Event(type));
const act = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  act.mockReset();
});
afterEach(() => jest.useRealTimers());

test('at once where nothing is pressed', () => {
  afterPress(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel', 'contextmenu'])(
  'after %s, and after the click that follows it, once',
  (end) => {
    pointer('pointerdown');
    afterPress(act);
    expect(act).not.toHaveBeenCalled();
    pointer(end);
    expect(act).not.toHaveBeenCalled();
    jest.runAllTimers();
    pointer('pointerdown');
    pointer(end);
    jest.runAllTimers();
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('at once after a press whose end the menu of the browser has kept', () => {
  pointer('pointerdown');
  pointer('contextmenu');
  afterPress(act);
  expect(act).toHaveBeenCalledTimes(1);
});
