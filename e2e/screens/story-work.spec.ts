import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { bringAxe, findAccessibilityProblems, findColourProblems } from '../support/axe.ts';
import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { storyNamed } from '../support/story-named.ts';
import { StudioServer } from '../support/studio-server.ts';
import { expect, test } from '../support/test.ts';
import { showIn, THEMES } from '../support/themes.ts';
import { findSmallTargets, OVERLAY } from '../support/touch-targets.ts';
import { findCutRows } from '../support/whole-rows.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

const BAR = '[aria-label="Actions for the selected chapters"]';

/** What opens over story management, and how an author gets there. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'story-menu': (page) => page.getByRole('button', { name: 'More actions' }).first().click(),
  'story-export': async (page) => {
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Export...' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'chapter-menu': async (page) => {
    await draftMenu(page);
    await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
  },
  'chapter-schedule': async (page) => {
    await draftMenu(page);
    await page.getByRole('menuitem', { name: /^(Schedule|Change time)$/ }).click();
    await expect(page.getByLabel('Day', { exact: true })).toBeVisible();
  },
  'chapter-position': async (page) => {
    await draftMenu(page);
    await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move to position...' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'chapters-selected': selectDrafts,
  'chapters-schedule': async (page) => {
    await selectDrafts(page);
    const bar = page.getByRole('region', { name: 'Actions for the selected chapters' });
    await bar.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByRole('list', { name: 'When each chapter goes out' })).toBeVisible();
  },
  'volume-new': async (page) => {
    await page.getByRole('button', { name: 'New volume' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'completion-apply': async (page) => {
    await page.getByRole('tab', { name: 'Applications' }).click();
    await page.getByRole('button', { name: 'Apply for Completion' }).click();
    await expect(page.getByRole('heading', { name: 'Before you can apply' })).toBeVisible();
  },
  'chapter-lifted': async (page) => {
    await page.locator('[data-handle]').first().focus();
    await page.keyboard.press('Space');
  },
};

/** Of the demonstration. */
const DRAFT = { story: 'The Moon Between Us', title: 'What the River Took' };
const draft = (page: Page) => page.getByRole('row').filter({ hasText: DRAFT.title });

async function draftMenu(page: Page): Promise<void> {
  await draft(page)
    .getByRole('button', { name: /^Actions for/ })
    .click();
}

async function selectDrafts(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) <= 760;
  if (isPhone) await page.getByRole('button', { name: 'Select', exact: true }).click();
  else await draft(page).hover();
  await page.getByRole('checkbox', { name: `Select ${DRAFT.title}` }).check();
}

/** Every state that a row can have but one that went out late. */
async function expectWholeRows(page: Page, api: ApiClient, story: string): Promise<void> {
  const { items } = await api.expect('chapter/list', { story_id: story, status: 'published', limit: 1 });
  const { chapter_id, revision, title, content, ...rest } = await api.expect('chapter/get', {
    chapter_id: items[0]?.chapter_id ?? '',
  });
  const { note_before, note_after, warning } = rest;
  const text = { title, content, note_before, note_after: `${note_after} Thanks.`, warning };
  await api.expect('chapter/save', { chapter_id, base_revision: revision, text });
  for (const width of [320, 375]) {
    await page.setViewportSize({ ...SIZES.phone, width });
    await page.goto(`/my-stories/detail?id=${story}`);
    await expect(page.getByText('Edits not published')).toBeVisible();
    expect.soft(await findCutRows(page), `rows at ${width} px`).toEqual([]);
  }
  await prefer(page, { textSize: 200 });
  await expect(page.locator('table[data-layout="narrow"]')).toBeVisible();
  expect.soft(await findCutRows(page), 'rows with doubled text').toEqual([]);
  await prefer(page, { textSize: 100 });
}

test.describe.configure({ mode: 'parallel' });

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`story management at work, ${size}`, async ({ browser }) => {
    test.setTimeout(180_000);
    // Of its own: other journeys leave so many drafts in this story that this one is out of sight.
    const studio = await StudioServer.start();
    const { context, api } = await signedInContext(browser, studio.url, { viewport, reducedMotion: 'reduce' });
    try {
      await bringAxe(context);
      const story = await storyNamed(api, DRAFT.story);
      const page = await context.newPage();
      if (viewport === SIZES.phone) await test.step('rows', () => expectWholeRows(page, api, story));
      for (const [name, open] of Object.entries(STATES)) {
        await test.step(name, async () => {
          await page.goto(`/my-stories/detail?id=${story}`);
          await open(page);
          if (viewport === SIZES.phone)
            expect.soft(await findSmallTargets(page, `${OVERLAY}, ${BAR}`), `${name}: small targets`).toEqual([]);
          for (const theme of THEMES) {
            await showIn(page, theme);
            if (process.env.SCREENSHOTS)
              await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${size}-${theme}.png` });
            const find = theme === THEMES[0] ? findAccessibilityProblems : findColourProblems;
            expect.soft(await find(page), `${name}, ${theme}`).toEqual([]);
          }
        });
      }
    } finally {
      await context.close();
      await studio.dispose();
    }
  });
}
