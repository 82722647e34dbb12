import type { Page } from '@playwright/test';

/** Those of the page itself: what stands in its frame at a fixed width is its own. */
const CONTROLS = ':is(a[href], button:enabled, input:enabled, textarea:enabled):not(header *, nav *)';

/** What a narrow window has squeezed: words broken in two, controls that are partly covered or narrower than their label. */
export function findSqueezed(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body, selector) => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.clientWidth !== 1;
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (!isSeen(text.parentElement)) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(`broken: ${word}`);
      }
    }
    const isInWindow = ({ left, right, top, bottom }: DOMRect) =>
      top >= 0 && bottom <= window.innerHeight && right > 0 && left < window.innerWidth;
    const isTooNarrow = (control: Element, box: DOMRect) =>
      [...control.querySelectorAll('span')].some((part) => part.getBoundingClientRect().right > box.right + 1);
    const covered = [...document.querySelectorAll(selector)].flatMap((control) => {
      const box = control.getBoundingClientRect();
      if (!isSeen(control) || box.width < 8 || !isInWindow(box)) return [];
      const isOwn = (x: number) => {
        const hit = document.elementFromPoint(x, box.top + box.height / 2);
        return hit !== null && (control.contains(hit) || hit.contains(control));
      };
      const label = control.getAttribute('aria-label') ?? control.textContent.trim();
      if (isTooNarrow(control, box)) return [`too narrow: ${label}`];
      return isOwn(box.left + 3) && isOwn(box.right - 3) ? [] : [`covered: ${label}`];
    });
    return [...broken, ...covered];
  }, CONTROLS);
}
