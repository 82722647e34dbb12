import { act, renderHook } from '@testing-library/react';
import '../testing/reset-host.ts';
import { installTheme, setTheme, useTheme } from './theme.ts';

/** A device whose own theme can be switched. */
function fakeDevice(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}
const shown = () => document.documentElement.dataset.theme;

test('system follows the device, a choice does not', () => {
  const switchDevice = fakeDevice(false);
  const stop = installTheme();
  expect(shown()).toBe('day');
  switchDevice(true);
  expect(shown()).toBe('night');
  setTheme('day');
  expect(shown()).toBe('day');
  setTheme('system');
  expect(shown()).toBe('night');
  stop();
  switchDevice(false);
  expect(shown()).toBe('night');
});

test('the hook gives the theme and the preference', () => {
  const switchDevice = fakeDevice(true);
  const { result } = renderHook(() => useTheme());
  expect(result.current).toMatchObject({ theme: 'night', preference: 'system' });
  act(() => switchDevice(false));
  expect(result.current.theme).toBe('day');
  act(() => result.current.setTheme('night'));
  expect(result.current).toMatchObject({ theme: 'night', preference: 'night' });
});
