import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type { AxeResults, RunOnly, run } from 'axe-core';

declare global {
  interface Window {
    axe: { run: typeof run };
  }
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of the rules above whose answer a theme may change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** For a test that looks at page after page: each brings axe along, which takes less than handing it in. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(await source);
}

/** One line per finding: rule, impact, and the first elements it names. */
export function findAccessibilityProblems(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: TAGS });
}

/** The same for a page that has been checked in another theme and differs from that in its colours alone. */
export function findColourProblems(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: COLOUR_RULES });
}

async function runAxe(page: Page, runOnly: RunOnly): Promise<string[]> {
  // Evaluated, not added as a script tag: the page's CSP stays as it is for authors.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  await page.evaluate(motionEnded);
  const results: AxeResults = await page.evaluate(
    (rules) => window.axe.run(document, { runOnly: rules, resultTypes: ['violations'] }),
    runOnly,
  );
  return results.violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
  );
}

/** Runs in the page: what fades in has no settled contrast. What turns for ever does not end. */
async function motionEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
