import type { MessageType } from '@myfiction/shared/contract/inbox-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import type { ChapterStatus } from '@myfiction/shared/contract/story-options.ts';
import { UI_LANGUAGES } from '@myfiction/shared/host/store/preferences-slice.ts';
import { NAME_BOX } from '@myfiction/shared/ui/people/logo-letters.ts';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { bringAxe, findAccessibilityProblems, findColourProblems } from '../support/axe.ts';
import { keepVersion } from '../support/keep-version.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { storyNamed } from '../support/story-named.ts';
import { expect, test } from '../support/test.ts';
import { showIn, type Theme } from '../support/themes.ts';
import { findSmallTargets } from '../support/touch-targets.ts';
import { findBrokenWords } from '../support/whole-words.ts';

type PathOf = string | ((api: ApiClient) => Promise<string>);

const aStory = (api: ApiClient) => storyNamed(api, 'The Moon Between Us');
const chapterThatIs = async (api: ApiClient, status: ChapterStatus) =>
  (await api.expect('chapter/list', { story_id: await aStory(api), status })).items[0]?.chapter_id ?? '';
const aDraft = (api: ApiClient) => chapterThatIs(api, 'draft');

const messageOf = async (api: ApiClient, type: MessageType) =>
  (await api.expect('inbox/list', { type })).items[0]?.message_id ?? '';

const billOf = (bill: { month: string; currency: string } | undefined) =>
  paths.bill(bill?.month ?? '', bill?.currency ?? '');

const chapterWithVersion = async (api: ApiClient) => keepVersion(api, await aDraft(api));

/** An application of the demonstration's author that has come this far. */
const applied =
  (kind: 'contract' | 'pay-to-read', status: number, mode: 'new' | 'reapply' | 'view', step = ''): PathOf =>
  async (api) => {
    const { items } = await api.expect('story/list', { filter: 0, limit: 100 });
    const story = items.find(
      (each) => (kind === 'contract' ? each.contract_status : each.pay_to_read_status) === status,
    );
    const path = kind === 'contract' ? paths.contract : paths.payToRead;
    return `${path(mode, story?.story_id ?? '')}${step && `&step=${step}`}`;
  };

const SIGNED_OUT: Record<string, string> = {
  login: '/login',
  'login-email': '/login/email',
  'undo-email-over': '/login/undo-email#made-up',
  'login-signup': '/login/email?mode=up',
  'login-forgot': '/login/email?mode=forgot',
  'no-books': '/no-books',
  'help-signed-out': '/help-center',
  'help-shelf': '/help-center?shelf=contracts',
  'help-article': '/help-center?article=contract-statuses',
  'help-no-answer': '/help-center?q=qqqzzzxxx',
  legal: '/legal/privacy-policy',
  'creator-space-signed-out': '/subpages/creator-space',
  ...Object.fromEntries(
    [
      'essay',
      'BiteIntoRomance/essay',
      'KissShortStoryContestII/essay',
      'AwardWinningCompetition',
      'AwardShortStoryII',
      'KissShortWinningCompetition',
      'WriterBenefits',
      'WinnerAnnouncement',
      'EssayCompetitionIII',
      'EditorBenefits',
      'EssayCompetitionIV',
      'WriterBenefitsII',
      'LoveStoryContest',
      'AEHunt',
    ].map((name) => [`activity-${name.replace('/', '-')}`, `/activity/${name}`]),
  ),
};

const SIGNED_IN: Record<string, PathOf> = {
  home: '/',
  'my-stories': '/my-stories',
  'my-stories-completed': '/my-stories?filter=completed',
  'my-stories-no-match': '/my-stories?q=nothing+has+this+name',
  recovery: '/my-stories/recovery',
  'story-new': '/my-stories/book-info',
  'story-edit': async (api) => `/my-stories/book-info/${await aStory(api)}`,
  'story-chapters': async (api) => `/my-stories/detail?id=${await aStory(api)}`,
  'story-readers': async (api) => `/my-stories/detail?id=${await aStory(api)}&tab=readers`,
  'story-chapters-no-match': async (api) => `/my-stories/detail?id=${await aStory(api)}&q=nothing+has+this+name`,
  'story-trash': async (api) => `/my-stories/detail?id=${await aStory(api)}&view=trash`,
  'story-details': async (api) => `/my-stories/detail?id=${await aStory(api)}&tab=details`,
  'story-applications': async (api) => `/my-stories/detail?id=${await aStory(api)}&tab=applications`,
  editor: async (api) => `/my-stories/chapter/edit?id=${await aDraft(api)}`,
  'editor-scheduled': async (api) => paths.editChapter(await chapterThatIs(api, 'scheduled')),
  'editor-published': async (api) => paths.editChapter(await chapterThatIs(api, 'published')),
  'editor-history': async (api) => {
    const { chapter_id } = await chapterWithVersion(api);
    return `/my-stories/chapter/edit?id=${chapter_id}&history=now`;
  },
  'editor-comparison': async (api) => {
    const { chapter_id, number } = await chapterWithVersion(api);
    return `/my-stories/chapter/edit?id=${chapter_id}&history=${number}`;
  },
  'chapter-import': async (api) => `/my-stories/import?id=${await aStory(api)}`,
  preview: async (api) => `/my-stories/chapter/view?id=${await aDraft(api)}`,
  'contract-story': applied('contract', 0, 'new'),
  'contract-person': applied('contract', 10, 'new', 'person'),
  'contract-work': applied('contract', 21, 'reapply', 'work'),
  'contract-offer': applied('contract', 10, 'new', 'offer'),
  'contract-sign': applied('contract', 10, 'new', 'sign'),
  'contract-review': applied('contract', 20, 'view'),
  'contract-preparing': applied('contract', 22, 'view'),
  'contract-signed': applied('contract', 30, 'view'),
  'contract-ended': applied('contract', 31, 'view'),
  'pay-to-read-draft': applied('pay-to-read', 10, 'new'),
  'pay-to-read-returned': applied('pay-to-read', 21, 'reapply'),
  'pay-to-read-active': applied('pay-to-read', 22, 'view'),
  'self-info': '/login/self-info',
  settings: '/setting',
  comments: '/comments',
  'comments-held': '/comments?filter=held',
  'comments-none': '/comments?q=nothing+has+this+word',
  'story-comments': async (api) => `/my-stories/detail?id=${await aStory(api)}&tab=comments`,
  'monthly-bill': '/monthly-bill',
  'monthly-bill-running': async (api) => billOf((await api.expect('bill/list', {})).running[0]),
  'monthly-bill-failed': async (api) =>
    billOf((await api.expect('bill/list', {})).items.find(({ status }) => status === 4)),
  'payment-info': '/tax-info-settings',
  inbox: '/inbox',
  'inbox-contract': async (api) => `/inbox?id=${await messageOf(api, 'contract')}`,
  'inbox-conversation': async (api) => `/inbox?id=${await messageOf(api, 'editor')}`,
  'inbox-search': '/inbox?q=bill&type=payment',
  'inbox-archive': '/inbox?folder=archive',
  'creator-space': '/subpages/creator-space',
  'not-found': '/not-found',
  // The tab keeps the override: nothing may come after it.
  'diagnostics-and-banner': '/diagnostics?disable=inbox',
};

/** What one screen may take on a busy machine, with axe in both themes. */
const SCREEN_MS = 12_000;

/** What counts as good (https://web.dev/articles/cls): a title may turn out to need a second line. */
const MOST_SHIFT = 0.1;

interface Kind {
  viewport: { width: number; height: number };
  /** In the last of them the next screen is loaded. */
  themes: readonly [Theme, Theme];
}

const KINDS: Record<string, Kind> = {
  desktop: { viewport: { width: 1440, height: 900 }, themes: ['night', 'day'] },
  phone: { viewport: { width: 375, height: 812 }, themes: ['day', 'night'] },
};

/** No screen scrolls sideways, however small. */
async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name}: pixels of sideways scroll`).toBeLessThanOrEqual(0);
}

/** The product's name beside its mark is drawn: no check of text sees how small it is. */
async function expectReadableName(page: Page, name: string): Promise<void> {
  const drawn = page.locator(`svg[viewBox="${NAME_BOX}"]`).filter({ visible: true });
  for (const svg of await drawn.all())
    expect.soft((await svg.boundingBox())?.height, `${name}: height of the product's name`).toBeGreaterThan(16);
}

/** At the largest text that the settings offer, in the language with the longer words too. */
async function expectRoomForDoubledText(page: Page, { name, settled }: Screen): Promise<void> {
  for (const language of UI_LANGUAGES) {
    await prefer(page, { textSize: 200, language });
    await settled();
    await expectNoSidewaysScroll(page, `${name}, doubled text, ${language}`);
    expect.soft(await findBrokenWords(page), `${name}, doubled text, ${language}: broken words`).toEqual([]);
  }
  await prefer(page, { textSize: 100, language: 'en' });
  await settled();
}

/** As tall as its content: a bar that sticks to the window's edge would cover some of what is to be checked. */
async function showWholePage(page: Page, { viewport }: Kind): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: viewport.width, height });
}

interface Screen {
  name: string;
  path: string;
  /** Until the page shows what it has asked for. */
  settled: () => Promise<void>;
}

/** One load for both themes: the page follows the device's, as it does for an author at dusk. */
async function expectScreen(page: Page, screen: Screen, kind: Kind): Promise<void> {
  const { name, path, settled } = screen;
  await page.setViewportSize(kind.viewport);
  await page.goto(path);
  await settled();
  await expect(page.locator('[data-failure]'), `${name}: a remote failed`).toHaveCount(0);
  await expect
    .soft(page.getByRole('heading', { level: 1 }).first(), `${name}: no main heading`)
    .toBeAttached({ timeout: 3_000 });
  expect.soft(await layoutShift(page), `${name}: layout shift`).toBeLessThanOrEqual(MOST_SHIFT);
  const screenshots = process.env.SCREENSHOTS;
  for (const theme of screenshots ? kind.themes : []) {
    await showIn(page, theme);
    await page.screenshot({ path: `${screenshots}/${name}-${theme}.png` });
  }
  await expectNoSidewaysScroll(page, name);
  await expectReadableName(page, name);
  await expectRoomForDoubledText(page, screen);
  await showWholePage(page, kind);
  if (kind === KINDS.phone) expect.soft(await findSmallTargets(page), `${name}: small targets`).toEqual([]);
  const [first, second] = kind.themes;
  await showIn(page, first);
  expect.soft(await findAccessibilityProblems(page), `${name}, ${first}`).toEqual([]);
  await showIn(page, second);
  expect.soft(await findColourProblems(page), `${name}, ${second}`).toEqual([]);
}

for (const [size, kind] of Object.entries(KINDS)) {
  // Motion off: a fading panel has no settled contrast.
  const options = { viewport: kind.viewport, reducedMotion: 'reduce' } as const;

  test(`public screens, ${size}`, async ({ browser, studio }) => {
    test.setTimeout(Object.keys(SIGNED_OUT).length * SCREEN_MS);
    const context = await browser.newContext({ ...options, baseURL: studio.url });
    await bringAxe(context);
    const page = await context.newPage();
    const settled = followRequests(page);
    for (const [name, path] of Object.entries(SIGNED_OUT))
      await test.step(name, () => expectScreen(page, { name: `${name}-${size}`, path, settled }, kind));
    await context.close();
  });

  test(`author's screens, ${size}`, async ({ browser, studio }) => {
    test.setTimeout(Object.keys(SIGNED_IN).length * SCREEN_MS);
    const { context, api } = await signedInContext(browser, studio.url, options);
    await bringAxe(context);
    const page = await context.newPage();
    const settled = followRequests(page);
    for (const [name, pathOf] of Object.entries(SIGNED_IN)) {
      const path = typeof pathOf === 'string' ? pathOf : await pathOf(api);
      await test.step(name, () => expectScreen(page, { name: `${name}-${size}`, path, settled }, kind));
    }
    await context.close();
  });
}
