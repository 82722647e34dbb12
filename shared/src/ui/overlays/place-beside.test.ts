import { placePopup } from './place-popup.ts';

const popup = { width: 220, height: 180 };
const viewport = { width: 1440, height: 900 };
const wish = { side: 'beside', align: 'start' } as const;

test('a flyout stands right of its anchor, at its height', () => {
  const anchor = { left: 14, top: 300, width: 204, height: 42 };
  expect(placePopup(anchor, popup, viewport, wish)).toEqual({ left: 224, top: 300 });
});

test('near the bottom it moves up until it fits', () => {
  const anchor = { left: 14, top: 760, width: 204, height: 42 };
  expect(placePopup(anchor, popup, viewport, wish)).toEqual({ left: 224, top: 712 });
});

test('without room on the right it stands on the left', () => {
  const anchor = { left: 1200, top: 300, width: 204, height: 42 };
  expect(placePopup(anchor, popup, viewport, wish)).toEqual({ left: 974, top: 300 });
});

test('a tooltip beside its anchor is centred on it', () => {
  const anchor = { left: 14, top: 300, width: 44, height: 44 };
  const tip = { width: 90, height: 30 };
  expect(placePopup(anchor, tip, viewport, { side: 'beside', align: 'center' })).toEqual({ left: 64, top: 307 });
});
