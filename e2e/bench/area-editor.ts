import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import type { Browser } from 'playwright';
import { openPlainField, type PlainField } from './bare-field.ts';
import { type BenchContext, withSession } from './bench-context.ts';
import { createLongChapter } from './long-chapter.ts';
import { type KeyTimes, measureKeys } from './measure-keys.ts';
import { watchReady } from './measure-load.ts';
import { DESKTOP, newContext } from './new-context.ts';
import { EDITOR_READY } from './ready-selectors.ts';
import type { Figure } from './report.ts';

const AREA = 'editor';
const SIZES = [5_000, 50_000, 200_000];
const MOUNT_LIMITS: Readonly<Record<number, number>> = { 5000: 100, 200000: 400 };

/** Typing at the end of a long chapter, against fields without any code of ours. */
export async function measureEditor(bench: BenchContext): Promise<Figure[]> {
  const figures: Figure[] = [await chunkFigure(bench.rootDir)];
  for (const words of SIZES) {
    const text = await createLongChapter(bench.api, words);
    const bare = await typeInto(bench.browser, 'contenteditable', text.paragraphs);
    const area = await typeInto(bench.browser, 'textarea', text.paragraphs);
    const editor = await typeInEditor(bench, text.chapterId);
    const size = `${words / 1000}k words`;
    const ms = (name: string, value: number, limit?: number): Figure => ({
      area: AREA,
      name: `${size}, ${name}`,
      value,
      unit: 'ms',
      ...(limit !== undefined && { limit }),
    });
    figures.push(
      { ...ms('key to paint', editor.keys.keyToPaintMs / bare.keyToPaintMs, 1.15), unit: '×' },
      ms('key to paint, editor', editor.keys.keyToPaintMs),
      ms('key to paint, contenteditable', bare.keyToPaintMs),
      ms('key to paint, textarea', area.keyToPaintMs),
      ms('script a key', editor.keys.scriptMsPerKey, 3),
      ms('mount', editor.mountMs, MOUNT_LIMITS[words]),
    );
  }
  return figures;
}

async function typeInto(browser: Browser, field: PlainField, paragraphs: readonly string[]): Promise<KeyTimes> {
  const page = await openPlainField(browser, field, paragraphs);
  const times = await measureKeys(page);
  await page.context().close();
  return times;
}

async function typeInEditor({ studio, browser, api }: BenchContext, chapterId: string) {
  const context = await newContext(browser, DESKTOP);
  await withSession(api)(context);
  const page = await context.newPage();
  await page.addInitScript(watchReady, EDITOR_READY);
  await page.goto(`${studio.url}/my-stories/chapter/edit?id=${chapterId}`);
  await page.waitForFunction(() => window.benchReadyMs !== undefined, undefined, { timeout: 60_000 });
  const mountMs = await page.evaluate(millisecondsSinceAnswer);
  await page.waitForLoadState('networkidle');
  await page.locator(EDITOR_READY).first().click();
  await page.keyboard.press('Control+End');
  const keys = await measureKeys(page);
  await context.close();
  return { keys, mountMs };
}

/** Runs in the page: from the chapter's last byte to its first frame. */
function millisecondsSinceAnswer(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answer = entries.find(({ name }) => name.endsWith('/chapter/get'));
  return (window.benchReadyMs ?? Number.NaN) - (answer?.responseEnd ?? Number.NaN);
}

/** Every script that the editor's page needs, those that it shares with other pages of the remote included. */
async function chunkFigure(rootDir: string): Promise<Figure> {
  const dist = join(rootDir, 'mfe-stories', 'dist');
  const manifest = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as RemoteManifest;
  const scripts = manifest.pages.find(({ id }) => id === 'chapter-editor')?.preload.scripts ?? [];
  const sizes = await Promise.all(scripts.map(async (name) => gzipSync(await readFile(join(dist, name))).byteLength));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return { area: AREA, name: "editor's scripts, gzip", value: total / 1024, unit: 'KB', limit: 85 };
}
