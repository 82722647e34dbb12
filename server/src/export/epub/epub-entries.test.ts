import { dirname, posix } from 'node:path';
import sharp from 'sharp';
import { attributes, checkXml, readEntries } from '../testing/read-entries.ts';
import { BOTH_WAYS, sampleBook } from '../testing/sample-book.ts';
import { epubEntries } from './epub-entries.ts';

const NO_FILES = {
  put: () => Promise.reject(new Error('Nothing is stored here.')),
  get: () => Promise.resolve(undefined),
  has: () => Promise.resolve(false),
  putPrivate: () => Promise.reject(new Error('Nothing is stored here.')),
  getPrivate: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  removePrivate: () => Promise.resolve(),
};

const readEpub = async (changes = {}) => readEntries(await epubEntries(sampleBook(changes), NO_FILES));
const file = (files: Map<string, string>, path: string): string => {
  const content = files.get(path);
  if (content === undefined) throw new Error(`The book has no ${path}.`);
  return content;
};

test('the format stands first and as it is', async () => {
  const [first] = await epubEntries(sampleBook(), NO_FILES);
  expect(first).toMatchObject({ path: 'mimetype', stored: true });
  expect(await first?.content()).toBe('application/epub+zip');
});

test('every page, package file and picture is well-formed, whatever the author wrote', async () => {
  const files = await readEpub();
  for (const [path, content] of files) if (/\.(xhtml|opf|ncx|xml|svg)$/.test(path)) checkXml(content);
  expect(file(files, 'OEBPS/package.opf')).toContain('<dc:title>Moon &amp; &lt;Us&gt;</dc:title>');
});

test('the package names every file once, each is there, and the spine follows the order of reading', async () => {
  const files = await readEpub();
  const opf = file(files, 'OEBPS/package.opf');
  const named = attributes(opf, 'item', 'href').map((href) => `OEBPS/${href}`);
  const carried = [...files.keys()].filter((path) => path.startsWith('OEBPS/') && path !== 'OEBPS/package.opf');
  expect([...named].sort()).toEqual([...carried].sort());
  const ids = attributes(opf, 'item', 'id');
  expect(new Set(ids).size).toBe(ids.length);
  expect(attributes(opf, 'itemref', 'idref')).toEqual([
    'cover',
    'title-page',
    'chapter-1',
    'volume-1',
    'chapter-2',
    'volume-2',
    'chapter-3',
  ]);
});

test('both tables of contents lead to pages that are there, volumes around their chapters', async () => {
  const files = await readEpub();
  const nav = file(files, 'OEBPS/nav.xhtml');
  const targets = [...attributes(nav, 'a', 'href'), ...attributes(file(files, 'OEBPS/toc.ncx'), 'content', 'src')];
  for (const target of targets) expect([...files.keys()]).toContain(posix.join(dirname('OEBPS/nav.xhtml'), target));
  expect(nav).toContain('<li><a href="volume-1.xhtml">Book One</a><ol><li><a href="chapter-2.xhtml">Chapter 2</a>');
});

test('a chapter keeps its marks, blocks, notes and warning', async () => {
  const page = file(await readEpub(), 'OEBPS/chapter-1.xhtml');
  for (const part of [
    '<h1>The Letter</h1>',
    '<h2>I. &lt;Begin&gt; &amp; &quot;end&quot;</h2>',
    '<p class="center">She said <em>no <strong>and</strong></em><u> meant</u><br/><s>it</s>',
    '<hr class="scene"/>',
    '<blockquote>\n<p><a href="https://example.com/a%20b?c=1&amp;d=2">a letter</a></p>\n</blockquote>',
    '<p>A bell and half a pair .</p>',
    '<aside epub:type="notice" class="author-warning">\n<p>Violence &amp; death</p>',
    '<aside epub:type="notice" class="author-note-before">\n<p>Thank you &lt;all&gt;.</p>',
  ]) {
    expect(page).toContain(part);
  }
});

test('an uploaded cover is a JPEG in the book', async () => {
  const uploaded = await sharp({ create: { width: 6, height: 8, channels: 3, background: '#fc4383' } })
    .webp()
    .toBuffer();
  const files = { ...NO_FILES, get: () => Promise.resolve(uploaded) };
  const entries = await epubEntries(sampleBook({ cover: '/files/cover.webp' }), files);
  const cover = await entries.find(({ path }) => path === 'OEBPS/cover.jpg')?.content();
  expect((await sharp(cover as Buffer).metadata()).format).toBe('jpeg');
});

test('a story that is written from right to left turns its pages so', async () => {
  const files = await readEpub({ language: 'ar' });
  expect(file(files, 'OEBPS/package.opf')).toContain('page-progression-direction="rtl"');
  expect(file(files, 'OEBPS/chapter-1.xhtml')).toContain('lang="ar" xml:lang="ar" dir="rtl"');
});

test('a paragraph that runs another way than its story says so', async () => {
  const pageOf = async (language: string) =>
    file(await readEpub({ language, readText: () => Promise.resolve(BOTH_WAYS) }), 'OEBPS/chapter-1.xhtml');
  const [en, ar] = [await pageOf('en'), await pageOf('ar')];
  expect(en).toContain('<p class="right" dir="rtl">ليل</p>\n<p class="right">“Night.”</p>\n<p>1905</p>');
  expect(ar).toContain('<p class="right">ليل</p>\n<p class="right" dir="ltr">“Night.”</p>\n<p>1905</p>');
  expect(ar).toContain('<h1 dir="ltr">The Letter</h1>');
});
