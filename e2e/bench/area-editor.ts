import type { Page } from 'playwright';
import { openPlainField } from './bare-field.ts';
import { type BenchContext, withSession } from './bench-context.ts';
import { EDITOR_SCRIPTS_KB, editorScriptsKb } from './editor-scripts.ts';
import { createLongChapter } from './long-chapter.ts';
import { type KeyTimes, measureKeys } from './measure-keys.ts';
import { DESKTOP, newContext } from './new-context.ts';
import { openUntilReady } from './open-until-ready.ts';
import { EDITOR_READY } from './ready-selectors.ts';
import type { Figure } from './report.ts';
import { ratiosOf, spreadOf } from './samples.ts';

const AREA = 'editor';
const SIZES = [5_000, 50_000, 200_000];
const MOUNT_LIMITS: Readonly<Record<number, number>> = { 5000: 100, 200000: 400 };
const MOUNTS = 15;
const TURNS = 7;
const KEYS_A_TURN = 24;
const WARM_UP_KEYS = 12;

/** Typing at the end of a long chapter, in turns with fields without any code of ours. */
export async function measureEditor(bench: BenchContext): Promise<Figure[]> {
  const scripts = await editorScriptsKb(bench.rootDir);
  const figures: Figure[] = [
    { area: AREA, name: "editor's scripts, gzip", value: scripts, unit: 'KB', limit: EDITOR_SCRIPTS_KB },
  ];
  for (const words of SIZES) figures.push(...(await measureSize(bench, words)));
  return figures;
}

async function measureSize(bench: BenchContext, words: number): Promise<Figure[]> {
  const { chapterId, paragraphs } = await createLongChapter(bench.api, words);
  const mounts: number[] = [];
  for (let mount = 1; mount < MOUNTS; mount += 1) {
    const opened = await openEditor(bench, chapterId);
    mounts.push(opened.mountMs);
    await opened.page.context().close();
  }
  const last = await openEditor(bench, chapterId);
  mounts.push(last.mountMs);
  const fields = {
    editor: last.page,
    bare: await openPlainField(bench.browser, 'contenteditable', paragraphs),
    textarea: await openPlainField(bench.browser, 'textarea', paragraphs),
  };
  const { editor, bare, textarea } = await typeInTurns(fields);
  for (const page of Object.values(fields)) await page.context().close();
  const limit = MOUNT_LIMITS[words];
  const size = `${words / 1000}k words`;
  return [
    {
      area: AREA,
      name: `${size}, key to paint to contenteditable`,
      ...spreadOf(ratiosOf(editor.turns, bare.turns)),
      unit: '×',
      limit: 1.15,
    },
    { area: AREA, name: `${size}, script a key`, ...spreadOf(editor.scriptMs), unit: 'ms', limit: 3 },
    { area: AREA, name: `${size}, mount`, ...spreadOf(mounts), unit: 'ms', ...(limit !== undefined && { limit }) },
    { area: AREA, name: `${size}, key to paint, editor`, ...spreadOf(editor.keysMs), unit: 'ms' },
    { area: AREA, name: `${size}, key to paint, contenteditable`, ...spreadOf(bare.keysMs), unit: 'ms' },
    { area: AREA, name: `${size}, key to paint, textarea`, ...spreadOf(textarea.keysMs), unit: 'ms' },
    { area: AREA, name: `${size}, processor a key, editor`, ...spreadOf(editor.cpuMs), unit: 'ms' },
    { area: AREA, name: `${size}, processor a key, contenteditable`, ...spreadOf(bare.cpuMs), unit: 'ms' },
  ];
}

interface Typing {
  /** Median of each turn's keys. */
  turns: number[];
  keysMs: number[];
  cpuMs: number[];
  scriptMs: number[];
}

async function typeInTurns<K extends string>(fields: Record<K, Page>): Promise<Record<K, Typing>> {
  const names = Object.keys(fields) as K[];
  const turns: Record<K, KeyTimes>[] = [];
  for (const name of names) await typeInto(fields[name], WARM_UP_KEYS);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const times: [K, KeyTimes][] = [];
    for (const name of names) times.push([name, await typeInto(fields[name], KEYS_A_TURN)]);
    turns.push(Object.fromEntries(times) as Record<K, KeyTimes>);
  }
  const typings = names.map((name): [K, Typing] => [name, summed(turns.map((times) => times[name]))]);
  return Object.fromEntries(typings) as Record<K, Typing>;
}

function summed(times: readonly KeyTimes[]): Typing {
  return {
    turns: times.map(({ keyToPaintMs }) => spreadOf(keyToPaintMs).value),
    keysMs: times.flatMap(({ keyToPaintMs }) => keyToPaintMs),
    cpuMs: times.map(({ cpuMs }) => cpuMs),
    scriptMs: times.map(({ scriptMs }) => scriptMs),
  };
}

async function typeInto(page: Page, keys: number): Promise<KeyTimes> {
  await page.bringToFront();
  return measureKeys(page, keys);
}

async function openEditor({ studio, browser, api }: BenchContext, chapterId: string) {
  const context = await newContext(browser, DESKTOP);
  await withSession(api)(context);
  const page = await context.newPage();
  await openUntilReady(page, `${studio.url}/my-stories/chapter/edit?id=${chapterId}`, EDITOR_READY);
  const mountMs = await page.evaluate(millisecondsSinceAnswer);
  await page.waitForLoadState('networkidle');
  await page.locator(EDITOR_READY).first().click();
  await page.keyboard.press('Control+End');
  return { page, mountMs };
}

/** Runs in the page: from the chapter's last byte to its first frame. */
function millisecondsSinceAnswer(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answer = entries.find(({ name }) => name.endsWith('/chapter/get'));
  return (window.benchReadyMs ?? Number.NaN) - (answer?.responseEnd ?? Number.NaN);
}
