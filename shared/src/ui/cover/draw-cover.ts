import { textHash } from '../base/text-hash.ts';
import {
  AUTHOR_GAP,
  AUTHOR_SIZE,
  COVER_HEIGHT,
  COVER_WIDTH,
  MOTIF_TOP,
  TEXT_LEFT,
  TEXT_WIDTH,
  TITLE_HEIGHT,
  TITLE_TOP,
} from './cover-geometry.ts';
import { AUTHOR_FAMILY, FACES } from './faces.ts';
import { fitTitle } from './fit-title.ts';
import { MOTIFS, motifOfGenre } from './genre-motif.ts';
import { NEUTRAL_PALETTE, PALETTES } from './palettes.ts';
import { seededRandom } from './random.ts';
import { escapeXml, round } from './svg-text.ts';
import { textWidth } from './text-width.ts';

export interface CoverText {
  title: string;
  author: string;
  /** Id of the story's main genre. */
  genre: string;
  /** Palette 0 to 2 of the genre; without it the story's name decides. */
  variant?: number;
  /** The author's line cannot be read on a small cover. */
  showAuthor?: boolean;
}

/** A typographic cover as SVG. Pure: the same story always gets the same cover, without network or canvas. */
export function drawCover({ title, author, genre, variant, showAuthor = true }: CoverText): string {
  const seed = textHash(`${title}|${genre}`);
  const known = motifOfGenre(genre);
  const motif = known ?? 'romance';
  const palette = known ? (PALETTES[known][(variant ?? seed) % 3] ?? PALETTES[known][0]) : NEUTRAL_PALETTE;
  const face = FACES[motif];
  const lineHeight = face.capitals ? 1 : 1.04;
  const fitted = fitTitle(title, {
    capitals: face.capitals,
    width: TEXT_WIDTH,
    height: TITLE_HEIGHT,
    largest: face.capitals ? 46 : 50,
    lineHeight,
  });
  const baseline = (line: number) => round(TITLE_TOP + fitted.fontSize * 0.78 + line * fitted.fontSize * lineHeight);
  const lines = fitted.lines
    .map((line, index) => `<text x="${TEXT_LEFT}" y="${baseline(index)}">${escapeXml(line)}</text>`)
    .join('');
  const style =
    `font-family:${face.family};font-weight:${face.weight};font-size:${round(fitted.fontSize)}px;letter-spacing:-.015em;` +
    `${face.italic ? 'font-style:italic;' : ''}${face.variation ? `font-variation-settings:${face.variation};` : ''}`;
  const drawing = MOTIFS[motif](seededRandom(seed), palette);
  return (
    `<svg viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="${palette.ground}"/>` +
    // The inner drawing has its own view: nothing of it can reach the words.
    `<svg y="${MOTIF_TOP}" width="${COVER_WIDTH}" height="${COVER_HEIGHT - MOTIF_TOP}" ` +
    `viewBox="0 ${MOTIF_TOP} ${COVER_WIDTH} ${COVER_HEIGHT - MOTIF_TOP}">${drawing}</svg>` +
    `<g fill="${palette.ink}" style="${style}">${lines}</g>` +
    `${showAuthor ? authorLine(author, baseline(Math.max(fitted.lines.length - 1, 0)), palette.ink) : ''}</svg>`
  );
}

function authorLine(author: string, lastBaseline: number, ink: string): string {
  const size = Math.min(AUTHOR_SIZE, TEXT_WIDTH / Math.max(textWidth(author, false), 1));
  return (
    `<text x="${TEXT_LEFT + 1}" y="${round(lastBaseline + AUTHOR_GAP)}" fill="${ink}" opacity=".86" ` +
    `style="font-family:${AUTHOR_FAMILY};font-weight:600;font-size:${round(size)}px">${escapeXml(author)}</text>`
  );
}
