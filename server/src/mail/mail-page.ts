import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';

/** The frame of every mail. The content is HTML: whatever is not the studio's own has been escaped. */
export function mailPage(language: LabelLanguage, content: string): string {
  return `<!doctype html><html lang="${language}"><body style="font:16px/26px sans-serif;color:#2b1a24;max-width:520px;margin:32px auto;padding:0 16px"><p style="font-weight:700;color:#c01f63">MyFiction Studio</p>${content}</body></html>`;
}
