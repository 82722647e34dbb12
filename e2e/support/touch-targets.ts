import type { Page } from '@playwright/test';

/** Less would be a rounding away from the 44 px that a finger needs. */
const LEAST_PX = 43;

const CONTROLS = 'a[href], button:enabled, summary, input:is([type="checkbox"], [type="radio"]):enabled';

/** What opens over a page. */
export const OVERLAY = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"], [data-find]';

/**
 * The controls in view that a finger of 44 px would miss, with the room that they have: what lies over them counts as
 * lost, what belongs to them (a label, room around the drawing) as theirs. What stands half outside a row that scrolls
 * is brought in first. Links within a sentence may be as small as its letters, and what is typed in is never alone in its
 * frame.
 *
 * @param within selector of what is measured, where all of the page is not meant
 */
export function findSmallTargets(page: Page, within = 'body'): Promise<string[]> {
  const settings = { leastPx: LEAST_PX, scope: `:is(${within})`, controls: CONTROLS };
  return page.evaluate(({ leastPx, scope, controls }) => {
    const scrollsSideways = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isInRow = (element: Element | null): boolean =>
      element !== null && (scrollsSideways(element) || isInRow(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>(`${scope} :is(${controls})`)].flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (getComputedStyle(control).display === 'inline') return [];
      if (isInRow(control.parentElement)) control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const box = control.getBoundingClientRect();
      const isOwn = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
      };
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (!isOwn(middle.x, middle.y)) return [];
      // Asked no further than what is enough: each point costs the browser a look at all that lies there.
      const reach = (dx: number, dy: number, enough: number) => {
        let px = 0;
        while (px < enough && isOwn(middle.x + dx * (px + 1), middle.y + dy * (px + 1))) px += 1;
        return px;
      };
      const room = (dx: number, dy: number) => {
        const before = 1 + reach(-dx, -dy, leastPx - 1);
        return before + reach(dx, dy, leastPx - before);
      };
      const width = room(1, 0);
      const height = room(0, 1);
      if (width >= leastPx && height >= leastPx) return [];
      return [`${control.ariaLabel ?? control.textContent.trim()}: ${width} × ${height} px`];
    });
  }, settings);
}
