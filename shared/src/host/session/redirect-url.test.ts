import { afterSignInPath, safeRedirectPath } from './redirect-url.ts';

const ORIGIN = 'https://studio.example';

test.each([
  ['/my-stories', '/my-stories'],
  ['/my-stories/detail?id=1&tab=chapters#c-2', '/my-stories/detail?id=1&tab=chapters#c-2'],
  ['https://studio.example/inbox?type=editor', '/inbox?type=editor'],
  ['HTTPS://STUDIO.example/inbox', '/inbox'],
  ['https://studio.example', '/'],
  ['/login/self-info', '/login/self-info'],
  ['/a/../comments', '/comments'],
  ['/search?next=https://evil.example', '/search?next=https://evil.example'],
])('%j is followed to %s', (raw, path) => {
  expect(safeRedirectPath(raw, ORIGIN)).toBe(path);
});

test.each([
  null,
  '',
  ' ',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://studio.example/',
  'https://studio.example.evil.example/',
  'https://studio.example:8443/',
  'https://studio.example@evil.example/',
  'https://author:secret@studio.example/',
  'https://author@studio.example/',
  'author@evil.example',
  'evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://studio.example/1',
  'file:///etc/passwd',
  'https://studio.example//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'https://[',
  '/login',
  '/login/',
  '/login/email?redirect_url=/inbox',
  '/login/undo-email#token',
])('%j is not followed', (raw) => {
  expect(safeRedirectPath(raw, ORIGIN)).toBeUndefined();
});

test.each([
  ['a wanted page', '?redirect_url=%2Finbox%3Fa%3D1', false, '/inbox?a=1'],
  ['a wanted page of a new author', '?redirect_url=%2Finbox', true, '/inbox'],
  ['a new author', '', true, '/login/self-info'],
  ['another site', '?redirect_url=https%3A%2F%2Fevil.example', false, '/'],
  ['nothing wanted', '', false, '/'],
])('after sign-in: %s', (_name, search, isNew, path) => {
  expect(afterSignInPath(isNew, search)).toBe(path);
});
