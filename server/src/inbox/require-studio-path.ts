const STUDIO = 'http://studio.invalid';

/** Gives the path back when it stays within the studio whatever a browser makes of it; throws otherwise. */
export function requireStudioPath(path: string): string {
  // Backslashes and control characters are where browsers and readers disagree about what an address means.
  const plain = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
  if (!plain || new URL(path, STUDIO).origin !== STUDIO)
    throw new Error('The path of an action leads out of the studio.');
  return path;
}
