/** With the signs that go with these scripts, and a dash and an ellipsis of Latin faces. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303F\u30FB\u30FC\uFF01-\uFF60—…]/u;

/** Width in em, from a table: the drawing must not depend on loaded fonts. Errs to the wide side. */
function characterWidth(character: string, capitals: boolean): number {
  if (WIDE.test(character)) return 1.02;
  if (/[ijlI.,'’!|]/.test(character)) return 0.3;
  if (/[mwMW]/.test(character)) return 0.88;
  if (character === ' ') return 0.26;
  if (/[\p{Lu}0-9&]/u.test(character)) return capitals ? 0.66 : 0.68;
  if (/[frts]/.test(character)) return 0.42;
  return 0.56;
}

export function textWidth(text: string, capitals: boolean): number {
  let width = 0;
  for (const character of text) width += characterWidth(character, capitals);
  return width;
}
