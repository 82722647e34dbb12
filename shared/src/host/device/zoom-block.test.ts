import { installZoomBlock } from './zoom-block.ts';

let stop: () => void;
beforeEach(() => {
  stop = installZoomBlock();
  document.body.innerHTML = '<p>Text</p><button>Like</button>';
});
afterEach(() => stop());

/** Sends a touch event at a time; true when its own effect was blocked. */
function isBlocked(type: string, fingers: number, timeStamp = 0, target = document.querySelector('p')): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperties(event, { touches: { value: { length: fingers } }, timeStamp: { value: timeStamp } });
  return target?.dispatchEvent(event) === false;
}

test('two fingers are blocked, one is not', () => {
  expect([isBlocked('touchstart', 1), isBlocked('touchstart', 2)]).toEqual([false, true]);
});

test("Safari's pinch is blocked", () => {
  expect(isBlocked('gesturestart', 0)).toBe(true);
});

test('the second of two quick taps is blocked, of two slow ones not', () => {
  const taps = [0, 200, 1_000, 1_301].map((time) => isBlocked('touchend', 0, time));
  expect(taps).toEqual([false, true, false, false]);
});

test('quick taps on a button are meant', () => {
  const button = document.querySelector('button');
  expect([0, 100].map((time) => isBlocked('touchend', 0, time, button as never))).toEqual([false, false]);
});

test('once taken back, nothing is blocked', () => {
  stop();
  expect(isBlocked('touchstart', 2)).toBe(false);
});
