import styles from './tone.module.css';

/** The six tones of the visual language; each has a text and a ground colour in both themes. */
export type Tone = 'neutral' | 'rose' | 'amber' | 'blue' | 'green' | 'brick';

/** Class that sets `--tone` and `--tone-ground` for the element and what is inside. */
export function toneClass(tone: Tone): string {
  return styles[tone] ?? '';
}
