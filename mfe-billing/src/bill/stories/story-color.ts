const COLORS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)', 'var(--c6)'];

/** The colour of a story in the bar and its row; beyond the sixth they share a quiet one. */
export function storyColor(index: number): string {
  return COLORS[index] ?? 'var(--line-2)';
}
