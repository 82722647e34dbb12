import type { Page } from '@playwright/test';

/**
 * The controls that no scrolling brings into the window, or that something lies over.
 *
 * @param within selector of what is looked at
 */
export function findUnreachable(page: Page, within: string): Promise<string[]> {
  return page.locator(`:is(${within}) :is(a[href], button:enabled, input:enabled)`).evaluateAll((controls) =>
    controls.flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = control.getBoundingClientRect();
      // What is heard and not seen, with a label that is.
      if (width <= 1 || height <= 1) return [];
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isOwn = hit !== null && (control.contains(hit) || hit.contains(control));
      return isOwn ? [] : [control.ariaLabel ?? control.textContent.trim()];
    }),
  );
}
