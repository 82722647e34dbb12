import type { ImageType } from '@myfiction/shared/contract/calls/image.ts';
import { COVER_MIN_HEIGHT, COVER_MIN_WIDTH } from '@myfiction/shared/contract/rules.ts';

/** What a picture must be when it arrives and becomes when it is stored. Sizes in pixels. */
export interface ImageRule {
  minWidth: number;
  minHeight: number;
  width: number;
  height: number;
  problem: string;
}

export const IMAGE_RULES: Readonly<Record<ImageType, ImageRule>> = {
  avatar: {
    minWidth: 64,
    minHeight: 64,
    width: 512,
    height: 512,
    problem: 'A profile picture must be square and at least 64 pixels wide.',
  },
  cover: {
    minWidth: COVER_MIN_WIDTH,
    minHeight: COVER_MIN_HEIGHT,
    width: 900,
    height: 1200,
    problem: `A cover must be 3:4 and at least ${COVER_MIN_WIDTH} × ${COVER_MIN_HEIGHT} pixels.`,
  },
};

/** A crop in whole pixels cannot hit the ratio exactly. */
const RATIO_TOLERANCE = 0.01;

export function fits(rule: ImageRule, width: number, height: number): boolean {
  if (width < rule.minWidth || height < rule.minHeight) return false;
  const wanted = rule.width / rule.height;
  return Math.abs(width / height - wanted) <= wanted * RATIO_TOLERANCE;
}
