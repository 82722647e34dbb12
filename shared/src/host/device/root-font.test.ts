import '../../testing/reset-host.ts';
import { useAppStore } from '../store/app-store.ts';
import { installRootFont, rootFontPx } from './root-font.ts';

test.each([
  [375, 375, true, 100, 100],
  [320, 320, true, 100, 85.333],
  [430, 430, true, 100, 114.667],
  [480, 1080, true, 100, 128],
  [760, 1080, true, 100, 128],
  // On its side.
  [667, 375, true, 100, 100],
  [740, 360, true, 100, 100],
  [740, 412, true, 100, 109.867],
  [1440, 900, false, 100, 100],
  [375, 375, true, 200, 200],
  [1440, 900, false, 130, 130],
])('%i px, upright %i px, phone %s, text %i%%: %f px', (width, upright, isPhone, textSize, px) => {
  expect(rootFontPx(width, upright, isPhone, textSize)).toBeCloseTo(px, 2);
});

test('follows the window and the text size', () => {
  const phone = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const root = document.documentElement;
  const width = jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(375);
  const stop = installRootFont();
  expect(root.style.fontSize).toBe('100px');
  width.mockReturnValue(300);
  window.dispatchEvent(new Event('resize'));
  expect(root.style.fontSize).toBe('80px');
  useAppStore.getState().setPreferences({ textSize: 150 });
  expect(root.style.fontSize).toBe('120px');
  phone.mockReturnValue({ matches: false } as MediaQueryList);
  window.dispatchEvent(new Event('resize'));
  expect(root.style.fontSize).toBe('150px');
  stop();
  expect(root.style.fontSize).toBe('');
});

test.each([
  [1440, 200, '760 860 900 960 1000 1080 1100 1144 1180 1240 1320'],
  [1440, 130, '1144 1180 1240 1320'],
  [1440, 100, ''],
  [375, 200, ''],
] as const)(
  'a window of %i px with text of %i%% is below these by its text alone: %s',
  (innerWidth, textSize, narrow) => {
    jest.replaceProperty(window, 'innerWidth', innerWidth);
    useAppStore.setState(({ preferences }) => ({ preferences: { ...preferences, textSize } }));
    const stop = installRootFont();
    expect(document.documentElement.dataset.narrow).toBe(narrow);
    stop();
    expect(document.documentElement.dataset.narrow).toBeUndefined();
  },
);
