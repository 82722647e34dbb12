/**
 * The `ref` of what goes by its own button: a focus within it passes to the part of the page around it instead of the top
 * of the document.
 */
export function passFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
}
