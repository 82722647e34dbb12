function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The folder of a path in an archive, with its slash. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * Where a link in an archive leads, its fragment included.
 *
 * @example resolvePath('OEBPS/text/one.xhtml', '../notes.xhtml#n1') // 'OEBPS/notes.xhtml#n1'
 */
export function resolvePath(from: string, href: string): string {
  const [target = '', fragment] = href.split('#', 2);
  const path = target === '' ? from : join(folderOf(from), decode(target));
  return fragment === undefined ? path : `${path}#${decode(fragment)}`;
}

function join(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
