import { useCallback, useSyncExternalStore } from 'react';
import { PHONE_WIDTH } from '../../theme/breakpoints.ts';
import { useAppStore } from '../store/app-store.ts';
import type { TextSize } from '../store/preferences-slice.ts';

export type DeviceOs = 'android' | 'ios' | 'ipad' | 'desktop';
export type InAppBrowser = 'weixin' | 'uc' | 'qq' | 'weibo';

/** A window as wide as a phone's. */
export const PHONE_QUERY = `(max-width: ${PHONE_WIDTH}px)`;

/** Text of twice the size leaves a layout half the room. Smaller text gives no phone the layout of a desktop. */
const layoutQuery = (widthPx: number, textSize: TextSize) =>
  `(max-width: ${(widthPx * Math.max(textSize, 100)) / 100}px)`;

export function detectOs(userAgent: string, touchPoints: number): DeviceOs {
  // iPadOS calls itself a Macintosh; no Macintosh has a touch screen.
  if (/iPad/i.test(userAgent) || (/Macintosh/i.test(userAgent) && touchPoints > 1)) return 'ipad';
  if (/iPhone|iPod/i.test(userAgent)) return 'ios';
  return /Android/i.test(userAgent) ? 'android' : 'desktop';
}

export function detectInApp(userAgent: string): InAppBrowser | null {
  if (/MicroMessenger/i.test(userAgent)) return 'weixin';
  if (/Weibo/i.test(userAgent)) return 'weibo';
  if (/UCBrowser|UCWEB|UBrowser/i.test(userAgent)) return 'uc';
  return /M?QQBrowser|\bQQ\//i.test(userAgent) ? 'qq' : null;
}

let webp = true;

/** What the page runs on. `webp` is taken for granted until {@link checkWebp} has asked. */
export const device = {
  os: detectOs(navigator.userAgent, navigator.maxTouchPoints ?? 0),
  inApp: detectInApp(navigator.userAgent),
  get webp(): boolean {
    return webp;
  },
  get isPhone(): boolean {
    return window.matchMedia(layoutQuery(PHONE_WIDTH, useAppStore.getState().preferences.textSize)).matches;
  },
};

/** One pixel. A canvas would only tell whether the browser writes WebP, which Safari does not. */
const WEBP_PIXEL = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=';

/** Checks whether the browser reads WebP, and keeps the answer in `device.webp`. */
export function checkWebp(): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const settle = (): void => {
      webp = image.width > 0;
      resolve(webp);
    };
    image.onload = settle;
    image.onerror = settle;
    image.src = WEBP_PIXEL;
  });
}

/** True while the layout of windows up to this width applies, one of `BREAKPOINTS`; follows the window and the text size. */
export function useIsBelow(widthPx: number): boolean {
  const media = layoutQuery(
    widthPx,
    useAppStore((state) => state.preferences.textSize),
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}

/** True while the phone layout applies. */
export const useIsPhone = (): boolean => useIsBelow(PHONE_WIDTH);
