import { FILE_KINDS, type FileKind } from './accepted-files.ts';
import { arrived, ReadError } from './read-error.ts';

/** A file to read, or one in an archive. */
export interface ListedFile {
  name: string;
  kind: FileKind;
  /** Folder in the archive, empty for none. */
  folder: string;
  bytes(): Promise<ArrayBuffer>;
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
/** Manuscripts of other programs: one that an archive holds must not be missing without a word. */
const OTHER_MANUSCRIPTS = new Set(['doc', 'odt', 'rtf', 'pages', 'zip']);
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The files in the order in which they are read: by the numbers and letters of their names. */
export async function listFiles(files: readonly File[]): Promise<ListedFile[]> {
  const listed: ListedFile[] = [];
  for (const file of [...files].sort((a, b) => byName.compare(a.name, b.name))) {
    const kind = FILE_KINDS[extensionOf(file.name)];
    if (kind) listed.push({ name: file.name, kind, folder: '', bytes: () => file.arrayBuffer() });
    else if (extensionOf(file.name) === 'zip') listed.push(...(await listArchive(file)));
    else throw unreadable(file.name);
  }
  return listed;
}

const unreadable = (name: string) => new ReadError(extensionOf(name) === 'doc' ? 'old-word' : 'unsupported', name);

async function listArchive(file: File): Promise<ListedFile[]> {
  const { openArchive } = await arrived(import('./archive.ts'), file.name);
  const archive = await openArchive(await file.arrayBuffer()).catch(() => {
    throw new ReadError('broken', file.name);
  });
  const listed = archive.paths.flatMap((path) => {
    const kind = FILE_KINDS[extensionOf(path)];
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    // What macOS and hidden folders put beside the files.
    if (/(?:^|\/)(?:\.|__MACOSX)/.test(path)) return [];
    if (OTHER_MANUSCRIPTS.has(extensionOf(path))) throw unreadable(name);
    if (!kind) return [];
    const bytes = async () => new Uint8Array((await archive.read(path)) ?? []).buffer;
    return [{ name, kind, folder: parts.join('/'), path, bytes }];
  });
  if (listed.length === 0) throw new ReadError('unsupported', file.name);
  const shared = sharedFolder(listed.map(({ folder }) => folder));
  const isThrough = areDifferent(listed.map(({ name }) => leadingNumber(name)).filter((number) => number > 0));
  return listed
    .sort((a, b) => (isThrough ? compareInArchive(a, b) : byName.compare(a.path, b.path)))
    .map(({ path: _path, ...entry }) => ({ ...entry, folder: entry.folder.slice(shared.length).replace(/^\//, '') }));
}

interface Named {
  name: string;
  path: string;
}

/** Chapters that are numbered through the whole book, as our own export numbers them, go before folders. */
function compareInArchive(a: Named, b: Named): number {
  const [one, other] = [leadingNumber(a.name), leadingNumber(b.name)];
  if (a.name !== b.name && one !== other) return one - other;
  return byName.compare(a.path, b.path);
}

const areDifferent = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length;
const leadingNumber = (name: string): number => Number(/^\d+/.exec(name)?.[0] ?? 0);

function sharedFolder(folders: readonly string[]): string {
  const [first = ''] = folders;
  const parts = first.split('/');
  while (parts.length > 0) {
    const prefix = parts.join('/');
    if (folders.every((folder) => folder === prefix || folder.startsWith(`${prefix}/`))) return prefix;
    parts.pop();
  }
  return '';
}
