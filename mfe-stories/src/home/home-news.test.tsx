import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { HomePage } from './home-page.tsx';
import { messages } from './i18n/messages.ts';
import { makeHome, makeReads } from './testing/make-home.ts';
import { TodoPart } from './todo/todo-part.tsx';

const STORY = '01930000-0000-7000-8000-000000000001';
const CHAPTER = '01930000-0000-7000-8000-0000000000a2';

const open = (change: Partial<HomeOverview>) =>
  renderPage(<HomePage />, {
    messages,
    apiHandlers: { 'home/get': () => makeHome(change), 'stats/getReads': () => makeReads(1) },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

const entry = (item: HomeOverview['todo'][number]['item'], due_at: string | null = null) => ({
  item,
  story_id: STORY,
  story_title: 'The Moon Between Us',
  due_at,
});
const chapter = { chapter_id: CHAPTER, position: 48, title: 'The Letter' };
const at = '2099-01-02T05:00:00.000Z';

it.each([
  [
    entry({ kind: 'finishChapter', ...chapter, words: 240, at }, at),
    'Finish chapter 48',
    `/my-stories/chapter/edit?id=${CHAPTER}`,
  ],
  [
    entry({ kind: 'finishChapter', ...chapter, title: '', words: 900, at }, at),
    'Name chapter 48',
    `/my-stories/chapter/edit?id=${CHAPTER}`,
  ],
  [entry({ kind: 'emptySchedule' }, at), 'Plan the next chapter', `/my-stories/detail?id=${STORY}`],
  [
    entry({ kind: 'stagedEdits', ...chapter, count: 1 }),
    'Publish your changes to chapter 48',
    `/my-stories/chapter/update?id=${CHAPTER}`,
  ],
  [
    entry({ kind: 'stagedEdits', ...chapter, count: 3 }),
    'Publish your changes to 3 chapters',
    `/my-stories/detail?id=${STORY}`,
  ],
  [
    entry({ kind: 'contractReturned' }),
    'Your contract application came back',
    `/book-apply/contract/reapply?id=${STORY}`,
  ],
  [entry({ kind: 'contractOffer' }, at), 'Your contract is being prepared', `/book-apply/contract/view?id=${STORY}`],
  [entry({ kind: 'contractToSign' }, at), 'Your contract is ready to sign', `/book-apply/contract/view?id=${STORY}`],
  [entry({ kind: 'contractDraft' }), 'Finish your contract application', `/book-apply/contract/new?id=${STORY}`],
  [
    entry({ kind: 'payToReadReturned' }),
    'Your Pay-to-Read application came back',
    `/book-apply/enterV/reapply?id=${STORY}`,
  ],
  [entry({ kind: 'contractEnds' }, at), 'Your contract ends soon', `/book-apply/contract/view?id=${STORY}`],
  [
    entry({ kind: 'completionReturned' }),
    'Your completion application came back',
    `/my-stories/detail?id=${STORY}&tab=applications`,
  ],
  [entry({ kind: 'heldComments', count: 1 }), 'Decide on 1 held comment', '/comments?filter=held'],
  [entry({ kind: 'heldComments', count: 1000 }), 'Decide on 999+ held comments', '/comments?filter=held'],
  [entry({ kind: 'billBlocked', reason: 'failed' }), 'A payment failed', '/tax-info-settings'],
  [entry({ kind: 'billBlocked' }), 'A payment failed', '/tax-info-settings'],
  [entry({ kind: 'billBlocked', reason: 'no-method' }, at), 'There is no payout method', '/tax-info-settings'],
  [entry({ kind: 'taxMissing', rejected: false }), 'Your tax form is missing', '/tax-info-settings'],
  [entry({ kind: 'taxMissing', rejected: true }, at), 'Your tax form was rejected', '/tax-info-settings'],
  [entry({ kind: 'accountDeletion' }, at), 'Your account will be deleted on 2 Jan 2099', '/setting'],
])('a to-do says what and leads there: %#', async (todo, title, href) => {
  open({ todo: [todo] });
  const list = await part('To do');
  expect(list.getByText(title)).toBeInTheDocument();
  expect(list.getByRole('link')).toHaveAttribute('href', href);
});

it('says by which day of New York a tax form and a payout method are needed', async () => {
  const day = '2026-12-10T04:00:00.000Z';
  const noMethod = entry({ kind: 'billBlocked', reason: 'no-method' }, day);
  open({ todo: [], todo_all: [entry({ kind: 'taxMissing', rejected: false }, day), noMethod] });
  const list = await part('To do');
  expect(list.getByText(/^Hand it in before 9 Dec,/)).toBeInTheDocument();
  expect(list.getByText(/^Add one before 9 Dec,/)).toBeInTheDocument();
});

it.each([
  [1, 'Readers do not see it until you do.'],
  [2, 'Readers do not see them until you do.'],
])('says of %d held comments that readers wait for the decision', async (count, text) => {
  open({ todo: [entry({ kind: 'heldComments', count })] });
  expect((await part('To do')).getByText(text)).toBeInTheDocument();
});

it('leaves out what only a later release has words for', async () => {
  const known = entry({ kind: 'billBlocked' });
  const later = JSON.parse(JSON.stringify(known).replace('billBlocked', 'later'));
  renderPage(<TodoPart entries={[later, known]} />, { messages });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says to the minute until when a contract can be signed', async () => {
  open({ todo: [entry({ kind: 'contractToSign' }, new Date('2026-12-05T03:10:00').toISOString())] });
  expect((await part('To do')).getByText(/sign it by 5 Dec, 3:10 AM\.$/)).toBeInTheDocument();
});

it('says until which day a contract runs, and whom to write to', async () => {
  open({ todo: [], todo_all: [entry({ kind: 'contractEnds' }, new Date('2026-12-05T03:10:00').toISOString())] });
  expect((await part('To do')).getByText(/runs until 5 Dec 2026\. To go on together, write to/)).toBeInTheDocument();
});

it('shows the first to-dos and the others on demand', async () => {
  const todo = Array.from({ length: 6 }, (_, index) => ({
    ...entry({ kind: 'contractDraft' }),
    story_id: `01930000-0000-7000-8000-00000000000${index}`,
  }));
  const page = open({ todo });
  const list = await part('To do');
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  await page.person.click(list.getByRole('button', { name: 'Show all 6' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
});

it('says so when nothing waits, nobody wrote and nothing is new', async () => {
  open({});
  expect((await part('To do')).getByText('Nothing waits for you.')).toBeInTheDocument();
  expect((await part('Latest comments')).getByText(/^No comments yet/)).toBeInTheDocument();
  expect((await part('Announcements')).getByText('Nothing new from the studio.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Going out next' })).not.toBeInTheDocument();
});

it('shows the newest comments with their place', async () => {
  const comment = { story_id: STORY, story_title: 'The Moon Between Us', created_at: '2025-11-22T20:42:00.000Z' };
  open({
    comments: [
      { ...comment, comment_id: '1', reader_name: 'Teresa M.', text: 'He kept it.', chapter_position: 47 },
      { ...comment, comment_id: '2', reader_name: 'Luz', text: 'More.', chapter_position: null },
    ],
  });
  const [first, second] = (await part('Latest comments')).getAllByRole('listitem');
  expect(first).toHaveTextContent('The Moon Between Us, Ch. 47');
  expect(second).not.toHaveTextContent('Ch.');
  expect(screen.getByRole('link', { name: 'Reply to Luz' })).toHaveAttribute('href', '/comments?filter=all&comment=2');
  expect(screen.getByRole('link', { name: 'All comments' })).toHaveAttribute('href', '/comments');
});

it('follows announcements within the studio only', async () => {
  const news = { body: 'Body.', published_at: '2025-11-22T20:42:00.000Z' };
  open({
    announcements: [
      { ...news, id: '1', title: 'Love Story Contest', action_path: '/activity/LoveStoryContest' },
      { ...news, id: '2', title: 'Elsewhere', action_path: '//evil.example' },
      { ...news, id: '3', title: 'Nowhere', action_path: '' },
    ],
  });
  const list = await part('Announcements');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/activity/LoveStoryContest']);
});

it('lists what goes out next', async () => {
  open({
    scheduled: [
      { ...chapter, story_title: 'The Moon Between Us', at },
      { ...chapter, chapter_id: CHAPTER.replace('a2', 'a3'), position: 49, title: '', story_title: 'Winter', at },
    ],
  });
  const list = await part('Going out next');
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Chapter 48: The Letter', 'Chapter 49']);
});
