import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeStoryDetail } from '../../test-data.ts';
import { listedTitles, openStory, settled } from '../testing/open-story.tsx';
import { makeChapters, makeVolume, storyServer, volumeId } from '../testing/story-server.ts';

afterEach(settled);

const divided = () =>
  storyServer({
    chapters: makeChapters(3, (n) => ({ volume_id: n === 1 ? null : volumeId(1) })),
    volumes: [makeVolume(1, 'The Road'), makeVolume(2, 'The Sea')],
  });

it('gathers the chapters under their volumes, and says how an empty one is filled', async () => {
  await openStory(divided());
  expect(listedTitles()).toEqual([
    '[The Sea0 chapters]',
    '[No chapters here yet. Drag one here, or choose Move to volume in its menu.]',
    '[The Road2 chapters]',
    'Chapter 3',
    'Chapter 2',
    '[Not in a volume1 chapter]',
    'Chapter 1',
  ]);
});

it('writes the name of a volume in its own direction, as the titles of its chapters', async () => {
  await openStory(storyServer({ chapters: makeChapters(1), volumes: [makeVolume(1, 'الجزء الأول (١)')] }));
  expect(screen.getByText('الجزء الأول (١)')).toHaveAttribute('dir', 'auto');
});

it('says of an empty volume nothing that a locked story does not allow', async () => {
  await openStory({ ...divided(), 'story/get': () => makeStoryDetail({ completion_status: 20 }) });
  expect(listedTitles()).toContain('[No chapters here.]');
});

it('folds a volume away, also after coming back', async () => {
  const page = await openStory(divided());
  await page.person.click(screen.getByRole('button', { name: /^The Road/ }));
  expect(screen.queryByRole('link', { name: 'Chapter 3' })).not.toBeInTheDocument();
  page.unmount();
  await openStory(divided());
  expect(screen.getByRole('button', { name: /^The Road/ })).toHaveAttribute('aria-expanded', 'false');
});

it('creates a volume', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(1) }));
  await page.person.click(screen.getByRole('button', { name: 'New volume' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New volume' }));
  expect(dialog.getByRole('button', { name: 'Create volume' })).toBeDisabled();
  await page.person.type(dialog.getByRole('textbox', { name: 'Name' }), ' The Road {Enter}');
  expect(await screen.findByRole('button', { name: /^The Road/ })).toBeInTheDocument();
  expect(page.api.callsOf('volume/create')[0]?.fields).toMatchObject({ title: 'The Road' });
  expect(getToasts().map(({ text }) => text)).toEqual(['The Road is created.']);
});

it('asks before the name of a volume is discarded', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(1) }));
  await page.person.click(screen.getByRole('button', { name: 'New volume' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await page.person.type(name, 'The Road');
  await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
  await page.person.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(name).toHaveValue('The Road');
  await page.person.clear(name);
  await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('takes no more of a name while the volume is on its way: it would be lost', async () => {
  let answer = (_: ReturnType<typeof apiFailure>): void => {};
  const page = await openStory({
    ...storyServer({ chapters: makeChapters(1) }),
    'volume/create': () => new Promise((resolve) => (answer = resolve)),
  });
  await page.person.click(screen.getByRole('button', { name: 'New volume' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await page.person.type(name, 'The Road{Enter}');
  await waitFor(() => expect(page.api.callsOf('volume/create')).toHaveLength(1));
  await page.person.type(name, ' Home');
  expect(name).toHaveValue('The Road');
  answer(apiFailure('serverError'));
  await waitFor(() => expect(name).not.toHaveAttribute('readonly'));
});

it('creates one for a chapter and moves it there', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(2) }));
  await page.person.click(screen.getByRole('button', { name: 'Actions for Chapter 2' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Move to volume' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'New volume...' }));
  await page.person.type(await screen.findByRole('textbox', { name: 'Name' }), 'The Sea{Enter}');
  await waitFor(() =>
    expect(listedTitles()).toEqual(['[The Sea1 chapter]', 'Chapter 2', '[Not in a volume1 chapter]', 'Chapter 1']),
  );
});

it('renames a volume', async () => {
  const page = await openStory(divided());
  await page.person.click(screen.getByRole('button', { name: 'Actions for The Road' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await page.person.clear(field);
  await page.person.type(field, 'The Long Road{Enter}');
  expect(await screen.findByRole('button', { name: /^The Long Road/ })).toBeInTheDocument();
});

it('says what becomes of the chapters before a volume is deleted', async () => {
  const page = await openStory(divided());
  await page.person.click(screen.getByRole('button', { name: 'Actions for The Road' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Delete volume' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete The Road' }));
  expect(dialog.getByText('Its 2 chapters stay in the story, in no volume.')).toBeInTheDocument();
  await page.person.click(dialog.getByRole('button', { name: 'Delete volume' }));
  await waitFor(() => expect(listedTitles()[2]).toBe('[Not in a volume3 chapters]'));
});

it('says that the chapters of a later volume join the one before', async () => {
  const chapters = makeChapters(3, (n) => ({ volume_id: volumeId(n === 1 ? 1 : 2) }));
  const page = await openStory(
    storyServer({ chapters, volumes: [makeVolume(1, 'The Road'), makeVolume(2, 'The Sea')] }),
  );
  await page.person.click(screen.getByRole('button', { name: 'Actions for The Sea' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Delete volume' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete The Sea' }));
  expect(dialog.getByText('Its 2 chapters stay in the story and join the volume before.')).toBeInTheDocument();
});

it.each([
  ['Rename', 'volume/rename', 'Save'],
  ['Delete volume', 'volume/delete', 'Delete volume'],
] as const)('%s: shows what another tab has done where the volume is gone', async (item, call, confirm) => {
  const page = await openStory({ ...divided(), [call]: () => apiFailure('notFound') });
  await page.person.click(screen.getByRole('button', { name: 'Actions for The Road' }));
  await page.person.click(screen.getByRole('menuitem', { name: item }));
  page.api.use(storyServer({ chapters: makeChapters(3), volumes: [makeVolume(2, 'The Sea')] }));
  page.api.use({ [call]: () => apiFailure('notFound') });
  await page.person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^The Road/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('selects the chapters of a volume', async () => {
  const page = await openStory(divided());
  await page.person.click(screen.getByRole('button', { name: 'Actions for The Road' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Select its chapters' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
});
