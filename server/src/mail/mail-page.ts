import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';

/** Without them a phone lays a letter out as wide as a desk's screen, and one that is read at night keeps dark text. */
const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
/** Large, it is told from white and from black alike. */
const NAME = 'font-size:19px;font-weight:700;color:#d6336c';

/** The frame of every mail. The content is HTML: whatever is not the studio's own has been escaped. */
export function mailPage(language: LabelLanguage, content: string): string {
  return `<!doctype html><html lang="${language}"><head>${HEAD}</head><body style="font:16px/26px sans-serif;max-width:520px;margin:32px auto;padding:0 16px;overflow-wrap:anywhere"><p style="${NAME}">MyFiction Studio</p>${content}</body></html>`;
}
