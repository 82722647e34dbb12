import { afterPaint } from './after-paint.ts';

let frames: FrameRequestCallback[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => {
    frames[id - 1] = () => {};
  });
});
afterEach(() => jest.useRealTimers());

const paint = (): void => {
  for (const frame of frames.splice(0)) frame(0);
};

test('waits for the frame and lets it be painted', () => {
  const run = jest.fn();
  afterPaint(run);
  paint();
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not wait for ever in a tab that draws no frames, and runs once when it draws again', () => {
  const run = jest.fn();
  afterPaint(run);
  jest.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  paint();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['before the frame', false],
  ['after it', true],
])('is called off %s', (_when, isDrawn) => {
  const run = jest.fn();
  const stop = afterPaint(run);
  if (isDrawn) paint();
  stop();
  paint();
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
