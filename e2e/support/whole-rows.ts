import type { Page } from '@playwright/test';

/** What a row of a table cuts off or lets out of its bounds; a title may end in dots. */
export function findCutRows(page: Page): Promise<string[]> {
  return page.locator('tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const bounds = row.getBoundingClientRect();
      return [...row.querySelectorAll<HTMLElement>('th span')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        const isOut = box.bottom > bounds.bottom || box.top < bounds.top || box.right > bounds.right;
        const isCut = part.scrollWidth > part.clientWidth && part.clientWidth > 1;
        return part.textContent !== '' && (isOut || isCut) ? [part.textContent] : [];
      });
    }),
  );
}
