import { isOverrideWanted } from './is-override-wanted.ts';
import { readOverrides, writeOverrides } from './override-storage.ts';
import { mergeOverrides, takeAddressOverrides } from './take-address-overrides.ts';

const take = (search: string) => {
  window.history.replaceState({ kept: 1 }, '', `/comments${search}`);
  return takeAddressOverrides();
};
beforeEach(() => sessionStorage.clear());

test.each([
  ['?override=comments@3.5.0-rc.2', [['comments', '3.5.0-rc.2']]],
  [
    '?override=comments@a1,inbox@b2',
    [
      ['comments', 'a1'],
      ['inbox', 'b2'],
    ],
  ],
  [
    '?override=comments@a1&override=inbox@b2',
    [
      ['comments', 'a1'],
      ['inbox', 'b2'],
    ],
  ],
  ['?override=comments@http://localhost:3003/', [['comments', 'http://localhost:3003/']]],
  [
    '?disable=comments,inbox',
    [
      ['comments', null],
      ['inbox', null],
    ],
  ],
  [
    '?override=comments@a1&disable=comments',
    [
      ['comments', 'a1'],
      ['comments', null],
    ],
  ],
  ['?override=comments', [['comments', '']]],
  ['?override=&disable=,', []],
  ['?override=comments:a1', [['comments', ':a1']]],
  ['?override=Comments@a1,../x@v,_b@c', []],
  ['?filter=held', []],
])('%s', (search, expected) => {
  expect(take(search).map(({ remote, version }) => [remote, version])).toEqual(expected);
});

test('they leave the address, everything else stays', () => {
  take('?filter=held&override=comments@a1&disable=inbox#top');
  expect(window.location.href).toBe('http://localhost/comments?filter=held#top');
  expect(window.history.state).toEqual({ kept: 1 });
});

test('the later word about a remote counts, of at most twenty', () => {
  expect(mergeOverrides([{ remote: 'comments', version: 'a1' }], [{ remote: 'comments', version: null }])).toEqual([
    { remote: 'comments', version: null },
  ]);
  const many = Array.from({ length: 30 }, (_, index) => `remote${index}@v1`).join(',');
  expect(take(`?override=${many}`)).toHaveLength(20);
});

test('a tab keeps them until they are undone; a tab without any asks for nothing', () => {
  take('');
  expect(isOverrideWanted()).toBe(false);
  window.history.replaceState(null, '', '/?disable=comments');
  expect(isOverrideWanted()).toBe(true);
  window.history.replaceState(null, '', '/');
  writeOverrides([{ remote: 'comments', version: 'a1' }]);
  expect([isOverrideWanted(), readOverrides()]).toEqual([true, [{ remote: 'comments', version: 'a1' }]]);
  writeOverrides([]);
  expect(isOverrideWanted()).toBe(false);
});

test.each(['no JSON', '{}', '[1,{"remote":2}]'])('what is stored as %p is none', (text) => {
  sessionStorage.setItem('overrides', text);
  expect(readOverrides()).toEqual([]);
});
