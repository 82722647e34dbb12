/** Where a text refers to a footnote, and the footnote back, in Word's, Google's and LibreOffice's spelling. */
const NOTE_LINK = /^#(?:_?ftn|_?edn|sdfootnote|sdendnote)/i;
const BACK_LINK = /ref\d|anc$/;

/** Writes `[1]` for each link between a text and a footnote that are both in the page; the others are discarded later. */
export function keepFootnotes(page: Document): void {
  const places = new Set(
    [...page.querySelectorAll('[id], a[name]')].flatMap((element) => [element.id, element.getAttribute('name')]),
  );
  for (const link of page.querySelectorAll('a[href^="#"]')) {
    const href = link.getAttribute('href') ?? '';
    const label = link.textContent?.trim().replace(/^[[(]|[\])]$/g, '');
    if (!label || !NOTE_LINK.test(href) || !places.has(href.slice(1))) continue;
    link.replaceWith(BACK_LINK.test(href) ? `[${label}] ` : `[${label}]`);
  }
}
