import type { Browser, Page } from 'playwright';
import { DESKTOP, newContext } from './new-context.ts';

export type PlainField = 'contenteditable' | 'textarea';

const STYLE =
  'font: 18px/1.7 Georgia, serif; width: 680px; margin: auto; outline: none; border: 0; white-space: pre-wrap';

/** A page with the text in a field that is all the browser's own, the caret at its end. */
export async function openPlainField(
  browser: Browser,
  field: PlainField,
  paragraphs: readonly string[],
): Promise<Page> {
  const context = await newContext(browser, DESKTOP);
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>Field</title><body></body>');
  await page.evaluate(makeField, { field, paragraphs: [...paragraphs], style: STYLE });
  // The pointer rests on the text, as in the editor: with each change the browser looks what lies under it.
  await page.mouse.click(DESKTOP.width / 2, DESKTOP.height / 2);
  await page.keyboard.press('Control+End');
  return page;
}

/** Runs in the page. */
function makeField({ field, paragraphs, style }: { field: PlainField; paragraphs: string[]; style: string }): void {
  if (field === 'textarea') {
    const area = document.createElement('textarea');
    area.style.cssText = `${style}; display: block; height: 860px`;
    area.value = paragraphs.join('\n\n');
    document.body.append(area);
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
    return;
  }
  const root = document.createElement('div');
  root.style.cssText = style;
  root.contentEditable = 'true';
  root.append(
    ...paragraphs.map((text) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      return paragraph;
    }),
  );
  document.body.append(root);
  root.focus();
  getSelection()?.selectAllChildren(root);
  getSelection()?.collapseToEnd();
}
