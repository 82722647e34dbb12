import { readRuntimeConfig } from './runtime-config.ts';

test.each([
  ['nothing', undefined, ''],
  ['an empty element', '', ''],
  ['no JSON', '{', ''],
  ['another shape', '[1]', ''],
  ['a base that is no text', '{"apiBase":5}', ''],
  ['a base', '{"apiBase":"https://api.example"}', 'https://api.example'],
  ['a base with a slash', '{"apiBase":"https://api.example//"}', 'https://api.example'],
])('%s', (_name, text, apiBase) => {
  inline(text);
  expect(readRuntimeConfig()).toEqual({ apiBase, loginProviders: [] });
});

test.each([
  ['ways to sign in', '{"loginProviders":["email","gp"]}', ['gp', 'email']],
  ['unknown ones', '{"loginProviders":["email","x",5]}', ['email']],
  ['no list', '{"loginProviders":"email"}', []],
])('%s', (_name, text, loginProviders) => {
  inline(text);
  expect(readRuntimeConfig()).toEqual({ apiBase: '', loginProviders });
});

function inline(text: string | undefined): void {
  document.body.innerHTML = '<script type="application/json" id="runtime-config"></script>';
  const element = document.getElementById('runtime-config');
  if (text === undefined) element?.remove();
  else if (element) element.textContent = text;
}
