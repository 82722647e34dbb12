import type { Theme } from '@myfiction/shared/host.ts';

export interface Palette {
  ground: string;
  paper: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  onAccent: string;
  figure: string;
  band: string;
  onBand: string;
  /** Rings of the motif, the outer one first. */
  rings: readonly [string, string, string, string];
}

const DAY = {
  rose: {
    ...{ ground: '#ffdce6', paper: '#fff7f5', ink: '#4a0823', soft: '#7c3350', line: '#e9b9c8' },
    ...{ accent: '#fc4383', onAccent: '#2a0613', figure: '#c2175b', band: '#3a0a1e', onBand: '#ffdce6' },
    rings: ['#ff8fb4', '#fc4383', '#c2175b', '#ff6b4a'],
  },
  ember: {
    ...{ ground: '#ffe3d3', paper: '#fff9f4', ink: '#4a1606', soft: '#7e4327', line: '#efc3a8' },
    ...{ accent: '#ff7a45', onAccent: '#2e0d02', figure: '#b0380a', band: '#3b1206', onBand: '#ffe3d3' },
    rings: ['#ffb38a', '#ff7a45', '#d1491a', '#ffc44d'],
  },
  violet: {
    ...{ ground: '#e6dffb', paper: '#faf8ff', ink: '#24104f', soft: '#554383', line: '#cfc3ee' },
    ...{ accent: '#9b7bff', onAccent: '#170636', figure: '#5b2fc4', band: '#1b0c3c', onBand: '#e6dffb' },
    rings: ['#c4b0ff', '#9b7bff', '#5b2fc4', '#ff8fb4'],
  },
  teal: {
    ...{ ground: '#d3f0ec', paper: '#f5fcfb', ink: '#06332f', soft: '#2f615b', line: '#b0dcd6' },
    ...{ accent: '#2fb8aa', onAccent: '#021d1a', figure: '#0b6e64', band: '#052925', onBand: '#d3f0ec' },
    rings: ['#8fddd3', '#2fb8aa', '#0b6e64', '#f5c542'],
  },
  gold: {
    ...{ ground: '#fbebc4', paper: '#fffbf0', ink: '#3d2a02', soft: '#6e5420', line: '#e8d39b' },
    ...{ accent: '#f0b429', onAccent: '#2a1c00', figure: '#8a5a00', band: '#2e2003', onBand: '#fbebc4' },
    rings: ['#f9d77e', '#f0b429', '#b57a0a', '#e2603a'],
  },
  sky: {
    ...{ ground: '#d8e6fb', paper: '#f7faff', ink: '#0b2348', soft: '#3b5680', line: '#b9cfee' },
    ...{ accent: '#5b9bf5', onAccent: '#041530', figure: '#1d56a8', band: '#091b38', onBand: '#d8e6fb' },
    rings: ['#a6c8f9', '#5b9bf5', '#1d56a8', '#ff9e7a'],
  },
} as const satisfies Record<string, Palette>;

export type ThemeName = keyof typeof DAY;
export const THEME_NAMES = Object.keys(DAY).filter((name): name is ThemeName => name in DAY);

/** The colours of a theme. By night the poster takes the dark of the closing band. */
export function paletteOf(name: ThemeName, theme: Theme): Palette {
  const day: Palette = DAY[name];
  if (theme === 'day') return day;
  const [light] = day.rings;
  const dark = { ground: day.band, paper: '#17131a', ink: day.onBand, soft: light, line: day.soft };
  return { ...day, ...dark, figure: light, band: '#0c080d' };
}
