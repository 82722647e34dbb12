/**
 * The click of a button that does nothing where `isUseless`, and says so. For what its own click may bring about:
 * `disabled` would drop the focus. Spread it on the button.
 */
export function clickUnless(isUseless: boolean, onClick: () => void) {
  return { 'aria-disabled': isUseless || undefined, onClick: isUseless ? undefined : onClick } as const;
}
