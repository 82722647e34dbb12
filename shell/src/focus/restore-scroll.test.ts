import { restoreScroll } from './restore-scroll.ts';

let grow: () => void;
let height: number;
const QuietObserver = globalThis.ResizeObserver;

class GrowingObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    grow = () => callback([], this);
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {
    grow = () => {};
  }
}

beforeEach(() => {
  height = 900;
  globalThis.ResizeObserver = GrowingObserver;
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => {
  globalThis.ResizeObserver = QuietObserver;
});

test('a page that is tall enough is scrolled once', () => {
  height = 3000;
  restoreScroll(1200);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 1200, behavior: 'instant' });
});

test('a page that is still loading is scrolled when it has grown', () => {
  const giveUp = restoreScroll(1200);
  height = 1500;
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  height = 2400;
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  giveUp();
});

test("the author's own scrolling ends it", () => {
  restoreScroll(1200);
  window.dispatchEvent(new Event('wheel'));
  height = 2400;
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});
