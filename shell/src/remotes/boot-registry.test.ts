import { bootRegistry } from './boot-registry.ts';
import { getDiagnostics } from './diagnostics.ts';
import { loadFirstPage } from './prefetch.ts';
import { registryEntry, registryWith } from './testing/registry-entry.ts';

jest.mock('./prefetch.ts', () => ({ installPrefetch: jest.fn(), loadFirstPage: jest.fn() }));

function inline(text: string): void {
  document.head.innerHTML = '<script type="application/json" id="registry"></script>';
  for (const script of document.head.children) script.textContent = text;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('reads the registry out of the page', () => {
  const registry = registryWith(registryEntry('comments'));
  inline(JSON.stringify(registry));
  expect(bootRegistry().registry).toEqual(registry);
  expect(loadFirstPage).toHaveBeenCalledWith(registry);
});

test('a broken entry is left out and has a diagnostics row', () => {
  inline(JSON.stringify({ remotes: { comments: registryEntry('comments'), inbox: { version: 1 } } }));
  expect(Object.keys(bootRegistry().registry.remotes)).toEqual(['comments']);
  expect(getDiagnostics().get('inbox')).toMatchObject({ status: 'failed', failure: 'incompatible' });
});

test.each(['', '{', 'null'])('the shell stands on %p', (text) => {
  inline(text);
  expect(bootRegistry().registry).toEqual({ remotes: {} });
});

test('the shell stands without the element', () => {
  document.head.replaceChildren();
  expect(bootRegistry().registry).toEqual({ remotes: {} });
});
