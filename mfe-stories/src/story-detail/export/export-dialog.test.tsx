import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeStoryDetail } from '../../test-data.ts';
import { openStory, settled } from '../testing/open-story.tsx';
import { makeChapters, storyServer } from '../testing/story-server.ts';

afterEach(settled);

const server = () => ({ ...storyServer({ chapters: makeChapters(2) }), 'story/get': () => makeStoryDetail() });
const openDialog = async (page: Awaited<ReturnType<typeof openStory>>) => {
  await page.person.click(screen.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
  await page.person.click(screen.getByRole('menuitem', { name: 'Export...' }));
  return within(await screen.findByRole('dialog', { name: 'Export story' }));
};

it('downloads the story in the chosen form', async () => {
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${new URL(this.href).pathname} ${this.download}`);
  });
  const page = await openStory({
    ...server(),
    'story/export': () => ({ url: '/exports/ticket', file_name: 'The Moon Between Us.docx' }),
  });
  const dialog = await openDialog(page);
  await page.person.click(dialog.getByRole('radio', { name: 'Word (.docx)' }));
  await page.person.click(dialog.getByRole('radio', { name: 'Everything, drafts too' }));
  await page.person.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(clicked).toEqual(['/exports/ticket The Moon Between Us.docx']));
  expect(page.api.callsOf('story/export')[0]?.fields).toMatchObject({ format: 'docx', drafts: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays open when the server refuses', async () => {
  const page = await openStory({ ...server(), 'story/export': () => apiFailure('serverError') });
  const dialog = await openDialog(page);
  await page.person.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(getToasts()).toHaveLength(1));
  expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
});

it('does not offer an empty file', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(2) }));
  const dialog = await openDialog(page);
  expect(dialog.getByRole('radio', { name: 'Everything, drafts too' })).toBeChecked();
  await page.person.click(dialog.getByRole('radio', { name: 'Only what is published' }));
  expect(dialog.getByText('Nothing is published yet, so the file would be empty.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
});
