import type { MotifName } from './palettes.ts';

export interface CoverFace {
  family: string;
  weight: number;
  capitals: boolean;
  italic: boolean;
  /** Value of `font-variation-settings`, empty for none. */
  variation: string;
}

const FRAUNCES = "'Fraunces Variable','Fraunces Latin Ext','Literata Variable',Georgia,serif";
const LITERATA = "'Literata Variable','Literata Latin Ext',Georgia,serif";
const HANKEN = "'Hanken Grotesk Variable','Hanken Grotesk Latin Ext',system-ui,sans-serif";

export const AUTHOR_FAMILY = HANKEN;

const face = (family: string, weight: number, more: Partial<CoverFace> = {}): CoverFace => ({
  family,
  weight,
  capitals: false,
  italic: false,
  variation: '',
  ...more,
});

export const FACES: Readonly<Record<MotifName, CoverFace>> = {
  werewolf: face(FRAUNCES, 600, { variation: "'SOFT' 0,'WONK' 1" }),
  fantasy: face(LITERATA, 500),
  romance: face(FRAUNCES, 500, { italic: true, variation: "'SOFT' 100,'WONK' 1" }),
  urban: face(HANKEN, 800, { capitals: true }),
  historical: face(FRAUNCES, 400, { variation: "'SOFT' 50,'WONK' 0" }),
  young: face(HANKEN, 750),
};
