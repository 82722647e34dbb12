import { randomUUID } from 'node:crypto';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { storyFields } from '@myfiction/shared/testing/story-fields.ts';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { chooseFile } from '../support/importing.ts';
import { write } from '../support/open-draft.ts';
import { prefer } from '../support/preferences.ts';
import { findUnreachable } from '../support/reachable.ts';
import { saveElsewhere } from '../support/save-elsewhere.ts';
import { signedInContext } from '../support/session-state.ts';
import { storyNamed } from '../support/story-named.ts';
import { expect, test } from '../support/test.ts';
import { findSmallTargets, OVERLAY } from '../support/touch-targets.ts';
import { chapterText } from '../support/writing.ts';

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const choose = (menu: string, item: string) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
};

interface Place {
  path: string | ((api: ApiClient) => Promise<string>);
  /** Each begins where the one before was closed by Escape. */
  opens: Record<string, (page: Page, api: ApiClient) => Promise<void>>;
}

const aStory = (api: ApiClient) => storyNamed(api, 'The Moon Between Us');

const aDraft = async (api: ApiClient) => {
  const story_id = await aStory(api);
  return (await api.expect('chapter/list', { story_id, status: 'draft' })).items[0]?.chapter_id ?? '';
};

const completionUnderWay = async (api: ApiClient) => {
  const { items } = await api.expect('story/list', { filter: 0, limit: 100 });
  return items.find(({ completion_status: status }) => status === 20)?.story_id ?? '';
};

/** What there is to mend before it can be published. */
const untitledDraft = async (api: ApiClient) => {
  const { story_id } = await api.expect('story/create', { fields: storyFields(`Untitled ${Date.now()}`) });
  const chapter_id = randomUUID();
  const content = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
  const text = { title: '', content, note_before: '', note_after: '', warning: '' };
  await api.expect('chapter/create', { story_id, chapter_id, text });
  return chapter_id;
};

const WORDS = 'The first line.';

/** Both wrote in one place, which only the author can decide. */
const writeOnTwoDevices = async (page: Page, api: ApiClient) => {
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await expect(chapterText(page)).toHaveText(WORDS);
  await saveElsewhere(api, id, `${WORDS} Written elsewhere.`, 'More.');
  await write(page, ' And here.');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
};

const choosePicture = (button: string) => async (page: Page) => {
  const drawn = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 800, height: 1200 }).toDataURL('image/png'),
  );
  const buffer = Buffer.from(drawn.split(',')[1] ?? '', 'base64');
  const chooser = page.waitForEvent('filechooser');
  await press(button)(page);
  await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
};

/** Of letters that are no UTF-8. */
const chooseOldText = async (page: Page, api: ApiClient) =>
  chooseFile(
    page,
    await aStory(api),
    'old.txt',
    Buffer.from('Chapter 1\n\nThe caf\xe9.\n\nChapter 2\n\nNo.', 'latin1'),
  );

/** What opens over a page of each remote; that over story management is in `story-work.spec.ts`. */
const PLACES: Place[] = [
  { path: '/', opens: { account: (page) => page.getByRole('button', { name: /Account menu$/ }).click() } },
  {
    path: async (api) => paths.editChapter(await aDraft(api)),
    opens: {
      more: press('More'),
      formatting: press('More formatting'),
      publish: press('Publish'),
      punctuation: choose('More', 'Fix punctuation'),
      page: choose('More', 'Page and typing'),
      goal: choose('More', 'Words a day'),
      find: choose('More', 'Find and replace'),
    },
  },
  { path: async (api) => editPath(await createDraft(api, WORDS)), opens: { conflict: writeOnTwoDevices } },
  {
    path: async (api) => `/my-stories/import?id=${await aStory(api)}`,
    opens: {
      'import row': async (page, api) => {
        await chooseOldText(page, api);
        await page
          .getByRole('button', { name: /^Actions for chapter/ })
          .first()
          .click();
      },
      split: async (page) => {
        await page
          .getByRole('button', { name: /^Actions for chapter/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Read and split' }).click();
        await expect(page.getByRole('menu')).toHaveCount(0);
      },
      encoding: press('Choose another encoding'),
      'other files': async (page) => {
        await page.getByRole('checkbox', { name: /^Add chapter 1,/ }).uncheck();
        await press('Choose other files')(page);
      },
      'leave import': (page) => page.getByRole('link', { name: 'Back to the story' }).click(),
    },
  },
  { path: '/my-stories/book-info', opens: { cover: choosePicture('Choose a picture') } },
  {
    path: async (api) => `/my-stories/detail?id=${await completionUnderWay(api)}&tab=applications`,
    opens: { completion: press('View Completion Process') },
  },
  { path: async (api) => paths.editChapter(await untitledDraft(api)), opens: { checks: press('Publish') } },
  { path: async (api) => paths.previewChapter(await aDraft(api)), opens: { settings: press('Settings and checks') } },
  {
    path: async (api) => {
      const { items } = await api.expect('story/list', { filter: 0, limit: 100 });
      return paths.contract('view', items.find(({ contract_status: status }) => status === 20)?.story_id ?? '');
    },
    opens: { withdraw: press('Withdraw the application'), message: press('Send a message') },
  },
  {
    path: '/comments',
    opens: {
      filters: press('More filters'),
      words: choose('More filters', 'Filter words'),
      blocked: choose('More filters', 'Blocked readers'),
    },
  },
  {
    path: '/setting',
    opens: {
      picture: choosePicture('Choose a picture'),
      email: press('Change email'),
      password: press('Change password'),
      app: press('Set up'),
      deletion: press('Delete account'),
    },
  },
  {
    path: '/monthly-bill',
    opens: { question: (page) => page.getByRole('button', { name: /: Store fee$/ }).click() },
  },
  { path: '/help-center', opens: { contact: press('Contact us') } },
];

/** Opens all there is over the pages, one after the other. */
async function expectOfEach(page: Page, api: ApiClient, check: (name: string) => Promise<void>): Promise<void> {
  const overlay = page.locator(OVERLAY).filter({ visible: true });
  for (const { path, opens } of PLACES) {
    await page.goto(typeof path === 'string' ? path : await path(api));
    for (const [name, open] of Object.entries(opens)) {
      await test.step(name, async () => {
        await open(page, api);
        await expect(overlay.getByRole('button').or(overlay.getByRole('menuitem')).first()).toBeVisible();
        await check(name);
        await page.keyboard.press('Escape');
        await expect(overlay).toHaveCount(0);
      });
    }
  }
}

test.describe.configure({ mode: 'parallel' });

test('what opens over a page can be touched, phone', async ({ browser, studio }) => {
  // As tall as what is in the longest: no part of it has to be scrolled to.
  const options = { viewport: { width: 375, height: 1400 }, reducedMotion: 'reduce' } as const;
  const { context, api } = await signedInContext(browser, studio.url, options);
  const page = await context.newPage();
  await expectOfEach(page, api, async (name) =>
    expect.soft(await findSmallTargets(page, OVERLAY), `${name}: small targets`).toEqual([]),
  );
  await context.close();
});

for (const [name, width, height, textSize] of [
  ['over a keyboard', 375, 420, 100],
  ['at doubled text', 375, 812, 200],
  ['on its side over a keyboard', 667, 180, 100],
] as const)
  test(`what opens over a page can be reached, phone, ${name}`, async ({ browser, studio }) => {
    const options = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
    const { context, api } = await signedInContext(browser, studio.url, options);
    const page = await context.newPage();
    await page.goto('/');
    await prefer(page, { textSize });
    await expectOfEach(page, api, async (name) =>
      expect.soft(await findUnreachable(page, OVERLAY), `${name}: out of reach`).toEqual([]),
    );
    await context.close();
  });
