/** The element that the problem of a field belongs to, and that gets the focus. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** Focuses the first of the fields as they stand on the page; false when none of them is on it. */
export function focusFirst(paths: readonly string[]): boolean {
  const elements = paths
    .flatMap((path) => document.getElementById(fieldId(path)) ?? [])
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  elements[0]?.focus();
  return elements.length > 0;
}
