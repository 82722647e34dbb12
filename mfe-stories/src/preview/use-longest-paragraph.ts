import { type RefObject, useEffect, useState } from 'react';

/** Lines of the longest paragraph as it is drawn now; undefined until something is. */
export function useLongestParagraph(text: RefObject<HTMLElement | null>): number | undefined {
  const [lines, setLines] = useState<number>();
  useEffect(() => {
    const place = text.current;
    if (!place) return;
    // Also called when the width, the text size or the font changes: each changes the height of the text.
    const observer = new ResizeObserver(() => setLines(countLines(place)));
    observer.observe(place);
    return () => observer.disconnect();
  }, [text]);
  return lines;
}

export function countLines(place: HTMLElement): number {
  const paragraphs = [...place.querySelectorAll('p')];
  const first = paragraphs[0];
  if (!first) return 0;
  const lineHeight = Number.parseFloat(getComputedStyle(first).lineHeight);
  const tallest = paragraphs.reduce((height, paragraph) => Math.max(height, paragraph.clientHeight), 0);
  return lineHeight > 0 ? Math.round(tallest / lineHeight) : 0;
}
