/** A key with one of these is the browser's: Alt and an arrow step through the history. */
export function isShortcut(event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}

/** The index that a key leads to in a row or column of `count` items, or undefined when the key is not for it. */
export function rovingIndex(
  key: string,
  current: number,
  count: number,
  axis: 'horizontal' | 'vertical',
): number | undefined {
  if (count === 0) return undefined;
  const [back, forth] = axis === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === forth) return (current + 1) % count;
  if (key === back) return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
