import fc from 'fast-check';
import { GENRES } from '../../contract/story-options.ts';
import { MOTIF_TOP, TITLE_ZONE_BOTTOM } from './cover-geometry.ts';
import { drawCover } from './draw-cover.ts';
import { NEUTRAL_PALETTE, PALETTES } from './palettes.ts';

const text = (maxLength: number) =>
  fc.oneof(fc.string({ maxLength }), fc.string({ unit: 'grapheme', maxLength }), fc.lorem({ maxCount: 12 }));
const story = fc.record({ title: text(140), author: text(50), genre: fc.constantFrom(...GENRES, 'unheard-of') });

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const wellFormed = (svg: string) => parse(`<r xmlns="http://www.w3.org/2000/svg">${svg}</r>`);

test('the same story always gets the same cover', () => {
  fc.assert(fc.property(story, (input) => drawCover(input) === drawCover({ ...input })));
});

test('no text of an author becomes markup', () => {
  fc.assert(
    fc.property(story, (input) => {
      const page = wellFormed(drawCover(input));
      expect(page.querySelector('parsererror')).toBeNull();
      const names = new Set([...page.querySelectorAll('*')].map((element) => element.localName));
      const known = new Set(['r', 'svg', 'rect', 'g', 'text', 'path', 'circle', 'ellipse']);
      expect([...names].filter((name) => !known.has(name))).toEqual([]);
    }),
  );
});

test('markup in title and pen name is written out', () => {
  const svg = drawCover({ title: '<b>"A" & B</b>', author: '</text><script>', genre: 'romance' });
  expect(svg).not.toMatch(/<b>|<script>/);
  expect(svg).toContain('>&lt;b&gt;&quot;A&quot;</text>');
  expect(svg).toContain('>&amp; B&lt;/b&gt;</text>');
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
});

test('the words stay in their zone and the motif in its own view below', () => {
  fc.assert(
    fc.property(story, (input) => {
      const page = wellFormed(drawCover(input));
      for (const line of page.querySelectorAll('text')) {
        expect(Number(line.getAttribute('y'))).toBeGreaterThan(0);
        // A quarter of an em for the letters that reach below the line.
        const size = Number(/font-size:([\d.]+)px/.exec(line.closest('[style]')?.getAttribute('style') ?? '')?.[1]);
        expect(Number(line.getAttribute('y')) + size * 0.25).toBeLessThanOrEqual(TITLE_ZONE_BOTTOM);
      }
      const motif = page.querySelector('svg > svg');
      expect(Number(motif?.getAttribute('y'))).toBe(MOTIF_TOP);
      expect(motif?.getAttribute('viewBox')).toBe(`0 ${MOTIF_TOP} 300 216`);
      expect(motif?.querySelector('text')).toBeNull();
    }),
  );
  expect(MOTIF_TOP).toBeGreaterThanOrEqual(TITLE_ZONE_BOTTOM);
});

test('a small cover leaves out the author', () => {
  const input = { title: 'The Moon Between Us', author: 'Noor Valdez', genre: 'werewolf' };
  expect(drawCover(input)).toContain('Noor Valdez');
  expect(drawCover({ ...input, showAuthor: false })).not.toContain('Noor Valdez');
});

test('a genre without a motif gets the neutral palette', () => {
  const svg = drawCover({ title: 'Untitled', author: 'Noor', genre: 'unheard-of' });
  expect(svg).toContain(NEUTRAL_PALETTE.ground);
});

const luminance = (colour: string) => {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test.each([...Object.values(PALETTES).flat(), NEUTRAL_PALETTE])(
  'the words can be read on $ground',
  ({ ground, ink }) => {
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(7);
  },
);
