/** Joins class names and leaves out what is absent: `cx(styles.button, block && styles.block)`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
