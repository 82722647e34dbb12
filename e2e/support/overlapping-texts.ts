import type { Page } from '@playwright/test';

/** Each pair of texts of the page's content that lie over each other. What scrolls or sticks is left out. */
export function findOverlappingTexts(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const isLoose = (element: Element): boolean => {
      const { position, overflowX, clipPath } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky' || overflowX !== 'visible' || clipPath !== 'none';
    };
    const isSettled = (element: Element | null): boolean =>
      element === null || (!isLoose(element) && isSettled(element.parentElement));
    const boxesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: { text: string; boxes: DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (nodeValue?.trim() && parentElement?.checkVisibility({ visibilityProperty: true }) && isSettled(parentElement))
        texts.push({ text: nodeValue.trim(), boxes: boxesOf(walker.currentNode) });
    }
    // A line's box is taller than its letters: only what they share in earnest counts, in CSS px.
    const doMeet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
    return texts.flatMap(({ text, boxes }, index) =>
      texts
        .slice(index + 1)
        .filter((other) => boxes.some((box) => other.boxes.some((otherBox) => doMeet(box, otherBox))))
        .map((other) => `${text} | ${other.text}`),
    );
  });
}
