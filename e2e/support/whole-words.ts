import type { Page } from '@playwright/test';

/** Each part of a word of a page's title and of the bar over it that is cut off, covered or broken over two lines. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator('header:not(main header), h1').evaluateAll((bars) => {
    const isShown = (text: Node) => {
      const { clientWidth, clientHeight } = text.parentElement ?? document.body;
      // Of no size: what flows in a line. Of one pixel: what is heard and not seen.
      return clientWidth !== 1 && clientHeight !== 1;
    };
    const textsOf = (bar: Element) => {
      const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) if (isShown(walker.currentNode)) texts.push(walker.currentNode);
      return texts;
    };
    const isWhole = (text: Node, start: number, end: number) => {
      const word = document.createRange();
      word.setStart(text, start);
      word.setEnd(text, end);
      const lines = [...word.getClientRects()];
      const isSeen = (x: number, y: number) => text.parentElement?.contains(document.elementFromPoint(x, y));
      return (
        lines.length < 2 &&
        lines.every(({ left, right, top, bottom }) => {
          const middle = (top + bottom) / 2;
          return isSeen(left + 1, middle) && isSeen(right - 1, middle);
        })
      );
    };
    return bars
      .flatMap(textsOf)
      .flatMap((text) =>
        [...(text.nodeValue ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) =>
          isWhole(text, index, index + word.length) ? [] : [word],
        ),
      );
  });
}
