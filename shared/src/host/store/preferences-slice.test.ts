import '../../testing/reset-host.ts';
import { useAppStore } from './app-store.ts';
import { readPreferences } from './preferences-slice.ts';

test('a change is kept and stored, the rest stays', () => {
  useAppStore.getState().setPreferences({ textSize: 130 });
  useAppStore.getState().setPreferences({ theme: 'night' });
  expect(useAppStore.getState().preferences).toEqual({ theme: 'night', language: 'en', textSize: 130 });
  expect(readPreferences()).toEqual({ theme: 'night', language: 'en', textSize: 130 });
});

test.each([
  ['nothing', null, { theme: 'system', language: 'en', textSize: 100 }],
  ['broken JSON', '{', { theme: 'system', language: 'en', textSize: 100 }],
  [
    'bad values',
    '{"theme":"pink","language":"xx","textSize":1000}',
    { theme: 'system', language: 'en', textSize: 100 },
  ],
  [
    'one bad value',
    '{"theme":"day","language":"es","textSize":"big"}',
    { theme: 'day', language: 'es', textSize: 100 },
  ],
])('stored %s', (_name, stored, expected) => {
  if (stored !== null) localStorage.setItem('preferences', stored);
  expect(readPreferences()).toEqual(expected);
});

test.each([
  ['es-MX', 'es'],
  ['fr-FR', 'en'],
])('a first visit in %s is in %s', (browser, language) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  expect(readPreferences().language).toBe(language);
});
