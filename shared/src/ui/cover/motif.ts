import type { Palette } from './palettes.ts';

/** Draws below `MOTIF_TOP` in the units of the cover; the same random stream gives the same drawing. */
export type Motif = (random: () => number, palette: Palette) => string;
