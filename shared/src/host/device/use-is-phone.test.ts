import '../../testing/reset-host.ts';
import { act, renderHook } from '@testing-library/react';
import { useAppStore } from '../store/app-store.ts';
import { useIsPhone } from './device.ts';

/** A window of this width. */
const windowOf = (widthPx: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, limitPx] = media.match(/^\(max-width: (\d+)px\)$/) ?? [];
    return Object.assign(new EventTarget(), { matches: widthPx <= Number(limitPx) }) as MediaQueryList;
  });

test.each([
  [760, 100, true],
  [761, 100, false],
  [760, 90, true],
  [1440, 150, false],
  [1440, 200, true],
  [1521, 200, false],
] as const)('%i px with text of %i%%: the phone layout is %s', (widthPx, textSize, isPhone) => {
  windowOf(widthPx);
  const { result } = renderHook(useIsPhone);
  act(() => useAppStore.getState().setPreferences({ textSize }));
  expect(result.current).toBe(isPhone);
});
