import { BREAKPOINTS } from '../../theme/breakpoints.ts';
import { useAppStore } from '../store/app-store.ts';
import { PHONE_QUERY } from './device.ts';

/** 1rem at 375 px and on the desktop: stylesheets are written in px and divided by this when built. */
const BASE_PX = 100;
const DESIGN_WIDTH_PX = 375;
/** A large phone in portrait; beyond it, growing text only wastes the width. */
const WIDEST_PX = 480;

/**
 * Root font size in px: width / 3.75 in the phone layout (specification, point 2), times the author's text size. A phone
 * that lies on its side has no height to spare for larger text: what it has upright is enough.
 *
 * @param uprightPx the shorter side of the screen
 */
export function rootFontPx(widthPx: number, uprightPx: number, isPhone: boolean, textSizePercent: number): number {
  const widest = Math.max(Math.min(uprightPx, WIDEST_PX), DESIGN_WIDTH_PX);
  const base = isPhone ? (Math.min(widthPx, widest) / DESIGN_WIDTH_PX) * BASE_PX : BASE_PX;
  return (base * textSizePercent) / 100;
}

/** The breakpoints that enlarged text brings: those that a window smaller by as much would be below. */
function breakpointsByText(widthPx: number, textSizePercent: number): readonly number[] {
  return BREAKPOINTS.filter((px) => px < widthPx && px >= (widthPx * 100) / textSizePercent);
}

/**
 * Keeps the root font size at the window's width and the author's text size, and `data-narrow` at the breakpoints that
 * the text brings. Returns a function that stops it.
 */
export function installRootFont(): () => void {
  const root = document.documentElement;
  const apply = (): void => {
    const isPhone = window.matchMedia(PHONE_QUERY).matches;
    const { textSize } = useAppStore.getState().preferences;
    const width = root.clientWidth || window.innerWidth;
    const upright = Math.min(window.screen.width, window.screen.height);
    root.style.fontSize = `${rootFontPx(width, upright, isPhone, textSize)}px`;
    root.dataset.narrow = breakpointsByText(window.innerWidth, textSize).join(' ');
  };
  apply();
  window.addEventListener('resize', apply);
  const unsubscribe = useAppStore.subscribe(({ preferences }, before) => {
    if (preferences.textSize !== before.preferences.textSize) apply();
  });
  return () => {
    window.removeEventListener('resize', apply);
    unsubscribe();
    root.style.removeProperty('font-size');
    delete root.dataset.narrow;
  };
}
