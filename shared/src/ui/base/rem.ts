/** Inline sizes in px become rem like those of the style sheets (1rem = 100 px), so that they follow the text size. */
export function rem(px: number): string {
  return `${px / 100}rem`;
}
