import { type Palette, paletteOf, THEME_NAMES } from './themes.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const READ: readonly (readonly [Exclude<keyof Palette, 'rings'>, Exclude<keyof Palette, 'rings'>])[] = [
  ['ink', 'ground'],
  ['ink', 'paper'],
  ['soft', 'paper'],
  ['soft', 'ground'],
  ['figure', 'paper'],
  ['onAccent', 'accent'],
  ['onBand', 'band'],
];
const cases = THEME_NAMES.flatMap((name) => (['day', 'night'] as const).map((theme) => [name, theme] as const));

test.each(cases)('%s by %s can be read', (name, theme) => {
  const palette = paletteOf(name, theme);
  const weak = READ.filter(([text, ground]) => contrast(palette[text], palette[ground]) < 4.5);
  expect(weak).toEqual([]);
});
