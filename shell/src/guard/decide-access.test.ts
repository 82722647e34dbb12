import { decideAccess } from './decide-access.ts';
import { accessOf } from './public-paths.ts';

/** Every route of the specification (point 2) that asks for a session. */
const SESSION_ROUTES = [
  '/',
  '/my-stories',
  '/comments',
  '/monthly-bill',
  '/inbox',
  '/setting',
  '/tax-info-settings',
  '/my-stories/detail',
  '/my-stories/book-info',
  '/my-stories/book-info/7',
  '/my-stories/chapter/new',
  '/my-stories/chapter/update',
  '/my-stories/chapter/edit',
  '/my-stories/chapter/view',
  '/book-apply/contract/new',
  '/book-apply/contract/reapply',
  '/book-apply/contract/view',
  '/book-apply/enterV/new',
  '/book-apply/enterV/reapply',
  '/book-apply/enterV/view',
  '/login/self-info',
];
/** No login needed: login pages, /no-books, activity pages, legal and support pages. */
const PUBLIC_ROUTES = [
  '/login',
  '/login/email',
  '/login/',
  '/no-books',
  '/not-found',
  '/help-center',
  '/help-center/articles/payouts',
  '/subpages/creator-space',
  '/legal/content-agreement',
  '/legal/content-guidelines',
  '/legal/terms-and-conditions',
  '/legal/privacy-policy',
  '/legal/trigger-warnings',
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
];

test.each(SESSION_ROUTES)('%s asks a signed-out visitor to sign in and lets an author through', (path) => {
  const access = accessOf(path, 'session');
  expect(decideAccess(access, false, 'required')).toBe('sign-in');
  expect(decideAccess(access, true, 'required')).toBe('allow');
});

test.each(SESSION_ROUTES)('%s waits for the region check, and skips the login check after 104104', (path) => {
  const access = accessOf(path, 'session');
  expect(decideAccess(access, false, 'pending')).toBe('wait');
  expect(decideAccess(access, false, 'skipped')).toBe('allow');
  expect(decideAccess(access, true, 'pending')).toBe('allow');
});

test.each(PUBLIC_ROUTES)('%s needs no login, whatever its manifest says', (path) => {
  const access = accessOf(path, 'session');
  expect(decideAccess(access, false, 'required')).toBe('allow');
  expect(decideAccess(access, false, 'pending')).toBe('allow');
  expect(decideAccess(access, true, 'required')).toBe('allow');
});

test('a page outside the list is public when its manifest says so', () => {
  expect(accessOf('/press-kit', 'public')).toBe('public');
  expect(accessOf('/press-kit', 'session')).toBe('session');
});

test('names that only begin like a public page stay closed', () => {
  expect(accessOf('/login-history', 'session')).toBe('session');
  expect(accessOf('/legally', 'session')).toBe('session');
});
