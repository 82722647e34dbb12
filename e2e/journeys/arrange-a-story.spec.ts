import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { CpuClock } from '../support/cpu-clock.ts';
import { addLongStory } from '../support/long-story.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

/** A drop is felt as immediate below this; processor time, because by the clock the machine's other work counts too. */
const DROP_MS = 100;
const MOST_TRIES = 8;

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const titleOf = async (row: Locator) => (await row.getByRole('link').first().textContent()) ?? '';
const handleOf = (row: Locator) => row.locator('[data-handle]');
const actionBar = (page: Page) => page.getByRole('region', { name: 'Actions for the selected chapters' });
const toast = (page: Page, text: string | RegExp) => page.getByText(text).last();

declare global {
  interface Window {
    dropShown: Promise<void>;
  }
}

/** Processor time of the page from the input that drops to the frame that shows the list at rest, in ms. */
async function measureDrop(page: Page, event: 'pointerup' | 'keydown', drop: () => Promise<void>): Promise<number> {
  await page.evaluate((name) => {
    const table = document.querySelector('table');
    if (!table) throw new Error('The page has no list.');
    window.dropShown = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The drop was not shown.')), 10_000);
      const begin = () => {
        const observer = new MutationObserver(() => {
          if (table.hasAttribute('data-carrying')) return;
          observer.disconnect();
          // A message sent within the frame arrives after it has been painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        });
        observer.observe(table, { attributes: true, attributeFilter: ['data-carrying'] });
      };
      window.addEventListener(name, begin, { once: true, capture: true });
    });
  }, event);
  const clock = await CpuClock.start(page);
  const before = await clock.read();
  await drop();
  await page.evaluate(() => window.dropShown);
  const after = await clock.read();
  await clock.stop();
  return after.allMs - before.allMs;
}

/** Takes the whole text of a chapter away. */
async function emptyChapter(api: ApiClient, storyId: string, title: string): Promise<void> {
  const { items } = await api.expect('chapter/list', { story_id: storyId, q: title });
  const id = items[0]?.chapter_id ?? '';
  const { revision, note_before, note_after, warning } = await api.expect('chapter/get', { chapter_id: id });
  const content = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
  const text = { title, content, note_before, note_after, warning };
  await api.expect('chapter/save', { chapter_id: id, base_revision: revision, text });
}

test('an author arranges a novel of 365 chapters, schedules it and takes back what she threw away', async ({
  browser,
  studio,
}, info) => {
  test.setTimeout(180_000);
  const { context, api } = await signedInContext(browser, studio.url);
  const { storyId, titles } = await addLongStory(api, `War and Peace ${Date.now()}`);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const inOrder = async () =>
    (await api.expect('chapter/list', { story_id: storyId, limit: 500 })).items.toReversed().map(({ title }) => title);
  /** The least of some: whatever else runs on the machine only adds to it. `goBack` leads to where it began. */
  const expectFast = async (name: string, drop: () => Promise<number>, goBack: () => Promise<unknown>) => {
    let ms = await drop();
    for (let tries = 1; ms >= DROP_MS && tries < MOST_TRIES; tries += 1) {
      await goBack();
      ms = Math.min(ms, await drop());
    }
    info.annotations.push({ type: name, description: `${Math.round(ms)} ms` });
    expect(ms, name).toBeLessThan(DROP_MS);
  };

  await test.step('the list is there, newest first, and draws only what is near', async () => {
    await page.goto(`/my-stories/detail?id=${storyId}`);
    await expect(page.getByRole('tab', { name: 'Chapters 365' })).toBeVisible();
    expect(await titleOf(rows(page).first())).toBe(titles[364]);
    expect(await rows(page).count()).toBeLessThan(60);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '366');
  });

  await test.step('she drags a chapter down', async () => {
    const drag = async (from: number, by: number) => {
      const grip = await handleOf(rows(page).nth(from)).boundingBox();
      if (!grip) throw new Error('The row has no handle.');
      const x = grip.x + grip.width / 2;
      const y = grip.y + grip.height / 2;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + Math.sign(by) * 20, { steps: 3 });
      await page.mouse.move(x, y + by * 56, { steps: 10 });
      return measureDrop(page, 'pointerup', () => page.mouse.up());
    };
    await expectFast(
      'drop by mouse',
      () => drag(1, 3),
      () => drag(4, -3),
    );
    const moved = titles.toSpliced(363, 1).toSpliced(360, 0, titles[363] ?? '');
    await expect.poll(inOrder).toEqual(moved);
    await page.reload();
    await expect(rows(page).nth(4).getByRole('link').first()).toHaveText(titles[363] ?? '');
  });

  await test.step('she carries one to the beginning by keyboard', async () => {
    await handleOf(rows(page).first()).focus();
    const carry = async (key: 'End' | 'Home') => {
      await page.keyboard.press('Space');
      await expect(page.getByText(/is picked up/)).toBeAttached();
      await page.keyboard.press(key);
      const ms = await measureDrop(page, 'keydown', () => page.keyboard.press('Space'));
      await expect(page.getByText(/is put down/)).toBeAttached();
      return ms;
    };
    await expectFast(
      'drop by keyboard over 364 chapters',
      () => carry('End'),
      () => carry('Home'),
    );
    await expect.poll(async () => (await inOrder())[0]).toBe(titles[364]);
    await expect(page.locator('[data-handle]:focus')).toHaveAccessibleName(`Move ${titles[364]}`);
  });

  await test.step('she moves it back by number', async () => {
    await page.getByRole('button', { name: `Actions for ${titles[364]}` }).click();
    await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move to position...' }).click();
    await page.getByLabel(/Position, 1 to 365/).fill('365');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await inOrder()).at(-1)).toBe(titles[364]);
  });

  await test.step('she divides it into volumes', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const name of ['Book One', 'Epilogue']) {
      await page.getByRole('button', { name: 'New volume' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await page.getByRole('searchbox', { name: 'Search chapters' }).fill('(1)');
    await page.getByRole('button', { name: `Actions for ${titles[0]}` }).click();
    await page.getByRole('menuitem', { name: 'Move to volume' }).click();
    await page.getByRole('menuitem', { name: 'Book One' }).click();
    await expect(toast(page, '1 chapter has moved.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search chapters' }).fill('');
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.getByRole('button', { name: /^Book One\s*1 chapter/ })).toBeVisible();
  });

  await test.step('all of it three times a week runs past what can be planned', async () => {
    await page.getByRole('checkbox', { name: 'Select all chapters in the list' }).check();
    await expect(actionBar(page).getByText('365 selected')).toBeVisible();
    await actionBar(page).getByRole('button', { name: 'Schedule' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule 365 chapters' });
    await expect(dialog.getByText(/^The last chapter would go out after more than two years/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('she schedules the found ones on Mondays, Wednesdays and Fridays', async () => {
    // One without text cannot go out: it is told, and the others are not held up.
    await emptyChapter(api, storyId, titles[249] ?? '');
    await page.getByRole('searchbox', { name: 'Search chapters' }).fill('(2');
    const dialog = page.getByRole('dialog', { name: 'Schedule 111 chapters' });
    await expect(actionBar(page).getByText('111 selected')).toBeVisible();
    await actionBar(page).getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog.getByRole('button', { pressed: true })).toHaveText(['Mon', 'Wed', 'Fri']);
    await dialog.getByLabel('Time', { exact: true }).fill('18:00');
    await expect(dialog.getByText(/^London time/)).toBeVisible();
    await expect(dialog.getByText(/The clocks change before/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Show 106 more' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(111);
    await dialog.getByRole('button', { name: 'Schedule 111 chapters' }).click();
  });

  await test.step('the report names the one that could not be scheduled', async () => {
    const dialog = page.getByRole('dialog', { name: '1 chapter was not scheduled' });
    await expect(dialog).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByText('110 chapters are scheduled.')).toBeVisible();
    await expect(dialog.getByText('There is no text to publish yet.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: titles[249] ?? '' })).toHaveAttribute('href', /chapter\/edit\?id=/);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    const { counts, items } = await api.expect('chapter/list', { story_id: storyId, limit: 500 });
    expect(counts).toEqual({ draft: 255, scheduled: 110, published: 0 });
    const clock = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', timeZone: 'Europe/London' });
    const times = items.flatMap(({ scheduled_at: at }) => (at ? [clock.format(new Date(at)).replace(',', '')] : []));
    expect([...new Set(times)].sort()).toEqual(['Fri 18', 'Mon 18', 'Wed 18']);
  });

  await test.step('she throws a chapter away and takes it back from the trash', async () => {
    const thrown = titles[100] ?? '';
    const throwAway = async () => {
      await page.getByRole('button', { name: `Actions for ${thrown}` }).click();
      await page.getByRole('menuitem', { name: 'Move to trash' }).click();
      await expect(toast(page, '1 chapter is in the trash.')).toBeVisible();
    };
    await page.getByRole('searchbox', { name: 'Search chapters' }).fill('(101)');
    await throwAway();
    // A dialog makes all else inert, but not what has just been said.
    await page.getByRole('button', { name: 'New volume' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await throwAway();
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Trash', exact: true }).click();
    await expect(page).toHaveURL(/view=trash/);
    await expect(page.getByText('30 days left')).toBeVisible();
    await page.getByRole('button', { name: `Restore ${thrown}` }).click();
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    expect((await inOrder()).indexOf(thrown)).toBeGreaterThan(0);
  });

  expect(errors).toEqual([]);
  await context.close();
});
