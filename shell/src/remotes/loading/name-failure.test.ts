import { RemoteError } from '../remote-error.ts';
import { nameFailure } from './name-failure.ts';

const chunkError = (change: object) => Object.assign(new Error('Loading chunk 7 failed.'), change);

test.each([
  ['a script chunk', chunkError({ name: 'ChunkLoadError', type: 'error' }), 'unreachable'],
  ['a script chunk that takes too long', chunkError({ name: 'ChunkLoadError', type: 'timeout' }), 'timeout'],
  ['a style chunk', chunkError({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }), 'unreachable'],
  ['an error of the module itself', new TypeError('x is not a function'), 'invalid-module'],
  ['something that is no error', 'text', 'invalid-module'],
])('%s', (_, error, failure) => {
  expect(nameFailure('comments', error)).toMatchObject({ failure, remote: 'comments', cause: error });
});

test('a named failure keeps its name', () => {
  const error = new RemoteError('disabled', 'comments');
  expect(nameFailure('comments', error)).toBe(error);
});
