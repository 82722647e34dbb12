const MAIN_FILE = /\/assets\/main\.([0-9a-f]+)\.js$/;

/** The shell's version is the content hash in the name of its main file; a development build has none. */
export function shellVersionIn(page: Document): string | undefined {
  for (const script of page.querySelectorAll('script[src]')) {
    const version = MAIN_FILE.exec(script.getAttribute('src') ?? '')?.[1];
    if (version) return version;
  }
  return undefined;
}
