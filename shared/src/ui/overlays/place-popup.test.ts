import { placePopup } from './place-popup.ts';

const viewport = { width: 1000, height: 800 };
const popup = { width: 200, height: 300 };
const below = { side: 'below', align: 'start' } as const;

test.each([
  ['below its anchor', { left: 100, top: 50, width: 80, height: 40 }, below, { left: 100, top: 96 }],
  [
    'above where there is no room below',
    { left: 100, top: 700, width: 80, height: 40 },
    below,
    { left: 100, top: 394 },
  ],
  ['inside the right edge', { left: 950, top: 50, width: 40, height: 40 }, below, { left: 792, top: 96 }],
  [
    'with its end at the end of the anchor',
    { left: 700, top: 50, width: 80, height: 40 },
    { side: 'below', align: 'end' },
    { left: 580, top: 96 },
  ],
  [
    'in the middle, inside the left edge',
    { left: 10, top: 50, width: 40, height: 40 },
    { side: 'below', align: 'center' },
    { left: 8, top: 96 },
  ],
  [
    'above where asked',
    { left: 100, top: 500, width: 80, height: 40 },
    { side: 'above', align: 'start' },
    { left: 100, top: 194 },
  ],
  [
    'below where there is no room above',
    { left: 100, top: 50, width: 80, height: 40 },
    { side: 'above', align: 'start' },
    { left: 100, top: 96 },
  ],
] as const)('goes %s', (_case, anchor, wish, expected) => {
  expect(placePopup(anchor, popup, viewport, wish)).toEqual(expected);
});

test('keeps its beginning in view where it fits nowhere', () => {
  const tall = { width: 1200, height: 900 };
  expect(placePopup({ left: 100, top: 400, width: 80, height: 40 }, tall, viewport, below)).toEqual({
    left: 8,
    top: 8,
  });
});
