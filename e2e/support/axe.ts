import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, run } from 'axe-core';

declare global {
  interface Window {
    axe: { run: typeof run };
  }
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line per finding: rule, impact, and the first elements it names. */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  // Evaluated, not added as a script tag: the page's CSP stays as it is for authors.
  await page.evaluate(await source);
  const results: AxeResults = await page.evaluate((tags) => window.axe.run(document, { runOnly: tags }), TAGS);
  return results.violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
  );
}
