import type { Page } from '@playwright/test';

/** Each number, and each name of a currency, that is broken over two lines. */
export function findBrokenAmounts(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: part, index } of (text.nodeValue ?? '').matchAll(/[−₹$€]*\d[\d.,]*\d|\bINR\b/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(part);
      }
    }
    return broken;
  });
}
