import { readBesidePage } from './read-beside-page.ts';

/** A worker that ends with an event as soon as it is asked. */
function workerThatEnds(end: () => Event) {
  return class extends EventTarget {
    postMessage() {
      this.dispatchEvent(end());
    }
    terminate() {}
  };
}
const read = () =>
  readBesidePage({ files: [new File([], 'moon.txt')], encodings: undefined }, () => {}, new AbortController().signal);

afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

it.each([
  ['did not arrive', () => new Event('error'), 'unreachable'],
  ['stopped at a file', () => new ErrorEvent('error', { message: 'Out of memory' }), 'broken'],
])('a worker that %s', async (_name, end, problem) => {
  Object.assign(globalThis, { Worker: workerThatEnds(end) });
  await expect(read()).rejects.toMatchObject({ problem, fileName: 'moon.txt' });
});
