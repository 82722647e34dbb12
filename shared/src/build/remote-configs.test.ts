import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RemoteConfig } from '../contract/platform.ts';
import { remoteConfigProblems } from './check-remote-config.ts';

const root = resolve(__dirname, '../../..');
const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.config.ts')));
const configs = folders.map((folder): [string, RemoteConfig] => {
  const loaded: { default: RemoteConfig } = jest.requireActual(join(root, folder, 'remote.config.ts'));
  return [folder, loaded.default];
});

/** Every route of the specification, point 2; the shell itself answers /not-found. */
const ROUTES = {
  main: [
    '/',
    '/my-stories',
    '/my-stories/detail',
    '/comments',
    '/monthly-bill',
    '/inbox',
    '/setting',
    '/tax-info-settings',
  ],
  editor: [
    '/my-stories/book-info',
    '/my-stories/book-info/:id',
    '/my-stories/chapter/new',
    '/my-stories/chapter/update',
    '/my-stories/chapter/edit',
    '/my-stories/chapter/view',
    '/no-books',
    '/book-apply/contract/:mode',
    '/book-apply/enterV/:mode',
    '/login/self-info',
  ],
  support: [
    '/legal/content-agreement',
    '/legal/content-guidelines',
    '/legal/terms-and-conditions',
    '/legal/privacy-policy',
    '/legal/trigger-warnings',
    '/help-center',
    '/subpages/creator-space',
  ],
  blank: [
    '/activity/essay',
    '/activity/BiteIntoRomance/essay',
    '/activity/KissShortStoryContestII/essay',
    '/activity/AwardWinningCompetition',
    '/activity/AwardShortStoryII',
    '/activity/KissShortWinningCompetition',
    '/activity/WriterBenefits',
    '/activity/WinnerAnnouncement',
    '/activity/EssayCompetitionIII',
    '/activity/EditorBenefits',
    '/activity/EssayCompetitionIV',
    '/activity/WriterBenefitsII',
    '/activity/LoveStoryContest',
    '/activity/AEHunt',
    '/login',
    '/login/email',
    '/login/undo-email',
  ],
} as const;

test('every remote folder carries the name of its remote', () => {
  expect(configs.map(([, config]) => `mfe-${config.name}`)).toEqual(folders);
});

test.each(configs)('%s declares itself soundly', (folder, config) => {
  expect(remoteConfigProblems(config, join(root, folder))).toEqual([]);
});

test('no two remotes claim one path', () => {
  const paths = configs.flatMap(([, config]) => config.pages.flatMap((page) => page.paths));
  expect(new Set(paths).size).toBe(paths.length);
});

const cases = Object.entries(ROUTES).flatMap(([layout, paths]) => paths.map((path) => [path, layout] as const));
test.each(cases)('%s shows in the %s layout', (path, layout) => {
  const page = configs.flatMap(([, config]) => config.pages).find(({ paths }) => paths.includes(path));
  expect(page?.layout).toBe(layout);
});

test.each(['/help-center', '/subpages/creator-space'])('%s shows in the main layout once signed in', (path) => {
  const page = configs.flatMap(([, config]) => config.pages).find(({ paths }) => paths.includes(path));
  expect(page?.signedInLayout).toBe('main');
});

const isPublic = (path: string) =>
  /^\/(?:activity|legal|help-center|subpages|no-books)|^\/login(?:\/(?:undo-)?email)?$/.test(path);
test('exactly the pages that the specification frees need no session', () => {
  const pages = configs.flatMap(([, config]) => config.pages);
  for (const { paths, access } of pages) {
    for (const path of paths) expect([path, access]).toEqual([path, isPublic(path) ? 'public' : 'session']);
  }
});
