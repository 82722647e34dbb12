/**
 * Fetches Literata before a text uses it. Resolves once it can be drawn; a font that cannot be loaded is no failure, the
 * text stands in the next one.
 */
export async function loadProseFont(): Promise<void> {
  try {
    await document.fonts.load('1em "Literata Variable"');
  } catch {
    // Stays with the fallback.
  }
}
