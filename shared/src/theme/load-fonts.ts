/**
 * Fetches Literata before a text uses it: at the first layout the browser would look for a stand-in, which takes it
 * longer than the layout, and draw that first. Resolves once it can be drawn; a font that cannot be loaded is no failure,
 * the text stands in the next one.
 */
export function loadProseFont(): Promise<void> {
  return load('Literata Variable');
}

/** The same for Hanken Grotesk, which every page begins with: its first text needs no stand-in and no second layout. */
export function loadUiFont(): Promise<void> {
  return load('Hanken Grotesk Variable');
}

async function load(family: string): Promise<void> {
  try {
    await document.fonts.load(`1em "${family}"`);
  } catch {
    // Stays with the fallback.
  }
}
