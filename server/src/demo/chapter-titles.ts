import type { Random } from './random.ts';

const HEADS = [
  'A Letter',
  'The Wrong Name',
  'Snow',
  'Two Keys',
  'A Quiet House',
  'The Last Dance',
  'Footprints',
  'A Borrowed Coat',
  'Candles',
  'A Door Left Open',
  'Salt and Honey',
  'A Promise',
  'The Stranger',
  'Rain',
  'An Old Song',
  'Seven Steps',
  'A Small Lie',
  'The Visitor',
  'Smoke',
  'A Second Chance',
  'The Other Sister',
  'Blue Ink',
];
const TAILS = [
  'at the Wedding',
  'on the Pack Road',
  'Before Dawn',
  'After the Fire',
  'in the Mirror',
  'Without a Witness',
  'Under the Ice',
  'by the River',
  'Behind the Wall',
  'at Hollow Lake',
  'for the Winter',
  'on the Bridge',
  'in the Attic',
  'at Midnight',
  'Between Two Doors',
  'From the North',
  'Beyond the Gate',
  'on the Stairs',
  'at the Window',
  'in the Orchard',
  'Across the Water',
  'Under the Moon',
];

/** Invented chapter titles, none twice; at most 484. */
export function inventTitles(random: Random, count: number): string[] {
  const titles = HEADS.flatMap((head) => TAILS.map((tail) => `${head} ${tail}`));
  return random.shuffled(titles).slice(0, count);
}
