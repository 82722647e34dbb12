const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes author text harmless inside SVG text and attributes; control characters are not valid in XML at all. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '').replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/** Two decimals keep the picture the same and the markup short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
