import type PDFDocument from 'pdfkit';
import type { FaceOf, FontFace, Weight } from './font-faces.ts';
import { type Line, type Run, setText } from './set-text.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Points. */
export const MARGIN = 64;
const HEAD = 96;
const FOOT = 84;
/** A4, in points. */
export const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
export const INK = '#1f1a1c';
export const QUIET_INK = '#6b6165';
export const HAIRLINE = '#d9d3d5';

export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
  /** Height of a line, as a multiple of the size. */
  leading?: number;
  align?: 'start' | 'end';
}

/** Where the next thing is drawn; begins a new page where the old one ends. */
export interface Page {
  pdf: Pdf;
  /** Points from the top. */
  y: number;
  /** Goes to a new page unless that much is left on this one. */
  need(height: number): void;
  measure(text: string, style: TextStyle, width: number): Line[];
  /** Draws lines from the place given, over pages; gives the place below them. */
  write(lines: readonly Line[], style: TextStyle, x: number, width: number): void;
  /** Draws lines on this page without moving on. */
  writeAt(lines: readonly Line[], style: TextStyle, x: number, y: number, width: number): void;
  rule(y: number, color?: string): void;
}

export const lineHeight = ({ size, leading = 1.5 }: TextStyle): number => size * leading;

export function createPage(pdf: Pdf, faceOf: FaceOf): Page {
  const draw = (line: Line, style: TextStyle, x: number, y: number, width: number): void => {
    let at = style.align === 'end' ? x + width - line.width : x;
    for (const run of line.runs) {
      drawRun(pdf, run, style, at, y + lineHeight(style) / 2 + style.size * 0.36);
      at += widthOfRun(pdf, run, style.size);
    }
  };
  return {
    pdf,
    y: HEAD,
    need(height) {
      if (this.y + height <= PAGE_HEIGHT - FOOT) return;
      pdf.addPage();
      this.y = HEAD;
    },
    measure: (text, { size, weight = 'regular' }, width) =>
      setText(text, { faceOf, weight, width, measure: (run) => widthOfRun(pdf, run, size) }),
    write(lines, style, x, width) {
      for (const line of lines) {
        this.need(lineHeight(style));
        draw(line, style, x, this.y, width);
        this.y += lineHeight(style);
      }
    },
    writeAt(lines, style, x, y, width) {
      for (const [index, line] of lines.entries()) draw(line, style, x, y + index * lineHeight(style), width);
    },
    rule(y, color = HAIRLINE) {
      pdf
        .moveTo(MARGIN, y)
        .lineTo(PAGE_WIDTH - MARGIN, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke();
    },
  };
}

function widthOfRun(pdf: Pdf, { face, text }: Run, size: number): number {
  useFace(pdf, face, size);
  return pdf.widthOfString(text);
}

const registered = new WeakMap<Pdf, Set<string>>();

function useFace(pdf: Pdf, { name, bytes }: FontFace, size: number): void {
  const known = registered.get(pdf) ?? new Set();
  if (!known.has(name)) pdf.registerFont(name, bytes);
  registered.set(pdf, known.add(name));
  pdf.font(name).fontSize(size);
}

/** @param y of the line that letters stand on */
function drawRun(pdf: Pdf, { face, text }: Run, { size, color = INK }: TextStyle, x: number, y: number): void {
  useFace(pdf, face, size);
  pdf.fillColor(color);
  if (face.strokeEm > 0) pdf.lineWidth(size * face.strokeEm).strokeColor(color);
  // One line of writing for all faces, whatever their heights.
  pdf.text(text, x, y, { baseline: 'alphabetic', lineBreak: false, fill: true, stroke: face.strokeEm > 0 });
}
