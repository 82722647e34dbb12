import type { Motif } from './motif.ts';
import { fantasy } from './motifs/fantasy.ts';
import { historical } from './motifs/historical.ts';
import { romance } from './motifs/romance.ts';
import { urban } from './motifs/urban.ts';
import { werewolf } from './motifs/werewolf.ts';
import { young } from './motifs/young.ts';
import type { MotifName } from './palettes.ts';

export const MOTIFS: Readonly<Record<MotifName, Motif>> = { werewolf, fantasy, romance, urban, historical, young };

const BY_GENRE = new Map<string, MotifName>([
  ['werewolf', 'werewolf'],
  ['horror', 'werewolf'],
  ['fantasy', 'fantasy'],
  ['science-fiction', 'fantasy'],
  ['romance', 'romance'],
  ['lgbtq', 'romance'],
  ['urban', 'urban'],
  ['billionaire', 'urban'],
  ['short-story', 'urban'],
  ['historical', 'historical'],
  ['mystery', 'historical'],
  ['young-adult', 'young'],
]);

/** The motif of a genre's id; undefined for one that the studio does not know. */
export function motifOfGenre(genre: string): MotifName | undefined {
  return BY_GENRE.get(genre);
}
