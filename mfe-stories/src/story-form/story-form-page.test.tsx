import { getToasts, navigateTo, queryClient } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { stepBack } from '@myfiction/shared/testing/step-back.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { homeKey } from '../api/get-writing.ts';
import { messages } from '../i18n/messages.ts';
import { completeFields, makeStoryDetail } from '../test-data.ts';
import { messages as storyFormMessages } from './i18n/messages.ts';
import { StoryFormPage } from './story-form-page.tsx';

// All four hundred time zones of a browser would be drawn anew with each letter.
beforeEach(() => void jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Africa/Lagos', 'Europe/Berlin']));

const story = makeStoryDetail();
const editPath = `/my-stories/book-info/${story.story_id}`;

const open = (path: string, apiHandlers: ApiHandlers) =>
  renderPage(<StoryFormPage />, {
    path,
    paths: ['/my-stories/book-info/:id', '/my-stories/book-info'],
    messages: [messages, storyFormMessages],
    apiHandlers,
  });
type Page = ReturnType<typeof open>;
const titleField = () => screen.getByRole('textbox', { name: /^Title/ });
const save = (page: Page, name: string) => page.person.click(screen.getByRole('button', { name }));

async function fillIn({ person }: Page) {
  await person.click(titleField());
  await person.paste(completeFields.title);
  await person.selectOptions(screen.getByRole('combobox', { name: /^Main genre/ }), 'Werewolf');
  await person.click(screen.getByRole('radio', { name: 'Teen' }));
  await person.click(screen.getByRole('radio', { name: 'None apply' }));
  await person.click(screen.getByRole('radio', { name: 'None' }));
  await person.click(screen.getByRole('checkbox', { name: /I hold the rights/ }));
}

describe('a new story', () => {
  it.each([
    [48, '2 more characters are needed before you can publish a chapter.'],
    [49, '1 more character is needed before you can publish a chapter.'],
  ])('with a synopsis of %d characters says what it still lacks', async (length, help) => {
    open('/my-stories/book-info', {});
    const synopsis = screen.getByRole('textbox', { name: /^Synopsis/ });
    for (const character of ['x', '🌙']) {
      fireEvent.change(synopsis, { target: { value: character.repeat(length) } });
      expect(synopsis).toHaveAccessibleDescription(expect.stringContaining(help));
    }
  });

  it('is created from the required choices, opens, and is asked for by Home', async () => {
    const page = open('/my-stories/book-info', { 'story/create': () => story });
    queryClient.setQueryData(homeKey, {});
    await fillIn(page);
    await save(page, 'Create story');
    await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
    expect(queryClient.getQueryState(homeKey)?.isInvalidated).toBe(true);
    expect(page.api.callsOf('story/create')[0]?.fields.fields).toMatchObject({
      title: completeFields.title,
      genres: ['werewolf'],
      rating: 'teen',
      warnings: { mode: 'none', list: [] },
      schedule: { mode: 'irregular', weekdays: [], time: '', zone: '' },
      declarations: { own_rights: true, ai_use: 'none' },
    });
    expect(localStorage.getItem('myfiction.story-form.10000001.new')).toBeNull();
  });

  it('whose answer was lost is sent again as the same one', async () => {
    let tries = 0;
    const page = open('/my-stories/book-info', { 'story/create': () => (++tries === 1 ? NETWORK_FAILURE : story) });
    await fillIn(page);
    await save(page, 'Create story');
    await waitFor(() => expect(page.api.callsOf('story/create')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create story' })).toBeEnabled());
    await save(page, 'Create story');
    await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
    const [first, second] = page.api.callsOf('story/create').map(({ fields }) => fields.idempotencyKey);
    expect(second).toBe(first);
  });

  it('whose answer was lost is the same one after a reload too', async () => {
    let tries = 0;
    const answers: ApiHandlers = { 'story/create': () => (++tries === 1 ? NETWORK_FAILURE : story) };
    const before = open('/my-stories/book-info', answers);
    await fillIn(before);
    await save(before, 'Create story');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create story' })).toBeEnabled());
    const [first] = before.api.callsOf('story/create');
    before.unmount();
    const page = open('/my-stories/book-info', answers);
    await save(page, 'Create story');
    await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
    expect(page.api.callsOf('story/create')[0]?.fields.idempotencyKey).toBe(first?.fields.idempotencyKey);
  });

  it('with other words is another one', async () => {
    const page = open('/my-stories/book-info', { 'story/create': () => NETWORK_FAILURE });
    await fillIn(page);
    for (const more of ['', '!']) {
      if (more) await page.person.type(titleField(), more);
      await save(page, 'Create story');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Create story' })).toBeEnabled());
    }
    const [first, second] = page.api.callsOf('story/create').map(({ fields }) => fields.idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('has a half typed tag again after a reload, and is made with it', async () => {
    const before = open('/my-stories/book-info', {});
    await fillIn(before);
    await before.person.type(screen.getByLabelText('Tags'), 'slow bu');
    before.unmount();
    const page = open('/my-stories/book-info', { 'story/create': () => story });
    expect(screen.getByLabelText('Tags')).toHaveValue('slow bu');
    // On a phone a button takes no focus: the field is never left.
    fireEvent.submit(titleField());
    await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
    expect(page.api.callsOf('story/create')[0]?.fields.fields).toMatchObject({ tags: ['slow bu'] });
  });

  it('is not made without a tag that is too long', async () => {
    const page = open('/my-stories/book-info', {});
    await fillIn(page);
    await page.person.type(screen.getByLabelText('Tags'), 'a'.repeat(31));
    await save(page, 'Create story');
    expect(page.api.calls).toEqual([]);
    expect(screen.getByLabelText('Tags')).toHaveAccessibleDescription('A tag has at most 30 characters.');
    expect(screen.getByLabelText('Tags')).toHaveFocus();
  });

  it('that the browser keeps nothing of asks before a step back leaves it', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const page = open('/my-stories/book-info', {});
    await page.person.type(titleField(), 'Tide');
    act(stepBack);
    await page.person.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(titleField()).toHaveValue('Tide');
    setItem.mockRestore();
  });

  it('that is open in another tab too says whose words are kept', async () => {
    const page = open('/my-stories/book-info', {});
    const key = 'myfiction.story-form.10000001.new';
    const tell = (newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    await page.person.type(titleField(), 'Tide');
    expect(screen.getByText('Changes are kept on this device until you save.')).toBeInTheDocument();
    localStorage.setItem(key, '{}');
    tell('{}');
    expect(screen.getByText(/^These changes are not kept on this device/)).toBeInTheDocument();
    localStorage.removeItem(key);
    tell(null);
    expect(screen.getByText('Changes are kept on this device until you save.')).toBeInTheDocument();
    expect(localStorage.getItem(key)).toContain('Tide');
  });

  it('of fixed days promises nothing before a day is chosen', async () => {
    const page = open('/my-stories/book-info', {});
    await page.person.click(screen.getByRole('radio', { name: 'On fixed days' }));
    expect(screen.queryByText(/^Updates at irregular times/)).not.toBeInTheDocument();
    await page.person.click(screen.getByRole('button', { name: 'Mon' }));
    expect(screen.getByText(/^Updates Mon at /)).toBeInTheDocument();
  });

  it('sends nothing while choices are missing, names them, and puts the focus on the first', async () => {
    const page = open('/my-stories/book-info', {});
    await save(page, 'Create story');
    expect(page.api.calls).toEqual([]);
    expect(titleField()).toHaveFocus();
    expect(screen.getByText('Give your story a title.')).toBeInTheDocument();
    expect(screen.getByText('Choose the main genre.')).toBeInTheDocument();
    expect(screen.getByText('Choose a rating.')).toBeInTheDocument();
    expect(screen.getByText('6 fields need your attention.')).toBeInTheDocument();
  });

  it('says what is wrong with a field when it is left, not before', async () => {
    const page = open('/my-stories/book-info', {});
    await page.person.click(titleField());
    expect(screen.queryByText('Give your story a title.')).not.toBeInTheDocument();
    await page.person.tab();
    expect(screen.getByText('Give your story a title.')).toBeInTheDocument();
    await page.person.type(titleField(), 'M');
    expect(screen.queryByText('Give your story a title.')).not.toBeInTheDocument();
  });

  it('keeps everything when the title is taken, and says so under the title', async () => {
    const page = open('/my-stories/book-info', { 'story/create': () => apiFailure('storyNameTaken') });
    await fillIn(page);
    await save(page, 'Create story');
    const text = await screen.findByText('Story name already exists.');
    expect(titleField()).toHaveAccessibleDescription(text.textContent ?? '');
    expect(titleField()).toHaveFocus();
    expect(titleField()).toHaveValue(completeFields.title);
    expect(screen.getByRole('radio', { name: 'Teen' })).toBeChecked();
    await page.person.type(titleField(), '!');
    expect(screen.queryByText('Story name already exists.')).not.toBeInTheDocument();
  });

  it('has the author’s unsaved words again after a reload, and forgets them when asked', async () => {
    const first = open('/my-stories/book-info', {});
    await first.person.type(titleField(), 'The Moon');
    first.unmount();
    const page = open('/my-stories/book-info', {});
    expect(titleField()).toHaveValue('The Moon');
    expect(screen.getByText(/^These are your unsaved changes from/)).toBeInTheDocument();
    await page.person.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(titleField()).toHaveValue('');
    page.unmount();
    open('/my-stories/book-info', {});
    expect(titleField()).toHaveValue('');
  });

  it('asks before it is left with unsaved changes', async () => {
    const page = open('/my-stories/book-info', {});
    await page.person.type(titleField(), 'The Moon');
    await page.person.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await page.person.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(page.location()).toBe('/my-stories/book-info');
    expect(titleField()).toHaveValue('The Moon');
    await page.person.click(screen.getByRole('link', { name: 'Back' }));
    await page.person.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(page.location()).toBe('/my-stories');
    expect(localStorage.getItem('myfiction.story-form.10000001.new')).toBeNull();
  });
});

describe('a story that is there', () => {
  it('shows its fields and saves them with the revision it was opened with', async () => {
    const page = open(editPath, { 'story/get': () => story, 'story/edit': () => makeStoryDetail({ revision: 4 }) });
    await screen.findByDisplayValue(completeFields.title);
    expect(screen.getByRole('combobox', { name: /^Language/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Violence' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Wed' })).toHaveAttribute('aria-pressed', 'true');
    await page.person.type(titleField(), ' Again');
    await save(page, 'Save changes');
    await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}&tab=details`));
    const sent = page.api.callsOf('story/edit')[0]?.fields;
    expect(sent).toMatchObject({ revision: 3, fields: { ...completeFields, title: 'The Moon Between Us Again' } });
    expect(getToasts().map((toast) => toast.text)).toContain('Story details saved.');
  });

  it('sends changes whose answer was lost again as the same ones', async () => {
    let tries = 0;
    const page = open(editPath, {
      'story/get': () => story,
      'story/edit': () => (++tries === 1 ? NETWORK_FAILURE : makeStoryDetail({ revision: 4 })),
    });
    await screen.findByDisplayValue(completeFields.title);
    await page.person.type(titleField(), ' Again');
    await save(page, 'Save changes');
    await waitFor(() => expect(page.api.callsOf('story/edit')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled());
    await save(page, 'Save changes');
    await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}&tab=details`));
    const [first, second] = page.api.callsOf('story/edit').map(({ fields }) => fields.idempotencyKey);
    expect(second).toBe(first);
  });

  it('whose save arrived as the page was closed goes on from what was saved', async () => {
    const page = open(editPath, { 'story/get': () => story, 'story/edit': () => new Promise(() => undefined) });
    await page.person.type(await screen.findByDisplayValue(completeFields.title), ' II');
    await save(page, 'Save changes');
    await waitFor(() => expect(page.api.callsOf('story/edit')).toHaveLength(1));
    page.unmount();
    const arrived = makeStoryDetail({ revision: 4, fields: { ...completeFields, title: 'The Moon Between Us II' } });
    const again = open(editPath, { 'story/get': () => arrived, 'story/edit': () => arrived });
    await again.person.type(await screen.findByDisplayValue('The Moon Between Us II'), 'I');
    await save(again, 'Save changes');
    await waitFor(() => expect(again.api.callsOf('story/edit')).toHaveLength(1));
    expect(again.api.callsOf('story/edit')[0]?.fields).toMatchObject({ revision: 4 });
  });

  it('shows both versions when another device saved first, and saves the author’s over the newer revision', async () => {
    const theirs = makeStoryDetail({ revision: 9, fields: { ...completeFields, rating: 'mature' } });
    let saved = 0;
    let current = story;
    const page = open(editPath, {
      'story/get': () => current,
      'story/edit': ({ revision }) => {
        saved = revision;
        return revision === 9 ? makeStoryDetail({ revision: 10 }) : apiFailure('revisionConflict', { data: theirs });
      },
    });
    await page.person.type(await screen.findByDisplayValue(completeFields.title), ' II');
    current = theirs;
    await save(page, 'Save changes');
    const dialog = within(await screen.findByRole('dialog', { name: 'This story was changed somewhere else' }));
    expect(dialog.getByText('The Moon Between Us II')).toBeInTheDocument();
    expect(dialog.getByText('Mature')).toBeInTheDocument();
    expect(dialog.queryByText('Update schedule')).not.toBeInTheDocument();
    await page.person.click(dialog.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(saved).toBe(9));
  });

  it('takes nothing in that would go with the page while it saves', async () => {
    let refuse = (): void => {};
    const page = open(editPath, {
      'story/get': () => story,
      'story/edit': () =>
        new Promise((resolve) => {
          refuse = () => resolve(apiFailure('serverError'));
        }),
    });
    await page.person.type(await screen.findByDisplayValue(completeFields.title), ' II');
    await save(page, 'Save changes');
    await page.person.type(titleField(), 'X');
    expect(titleField()).toHaveValue('The Moon Between Us II');
    refuse();
    await waitFor(() => expect(getToasts()).toHaveLength(1));
    await page.person.type(titleField(), 'I');
    expect(titleField()).toHaveValue('The Moon Between Us III');
  });

  it('can take the saved version instead', async () => {
    const theirs = makeStoryDetail({ revision: 9, fields: { ...completeFields, title: 'The Sun' } });
    let current = story;
    const page = open(editPath, { 'story/get': () => current, 'story/edit': () => apiFailure('revisionConflict') });
    await page.person.type(await screen.findByDisplayValue(completeFields.title), ' II');
    current = theirs;
    await save(page, 'Save changes');
    await page.person.click(await screen.findByRole('button', { name: 'Take the saved version' }));
    expect(titleField()).toHaveValue('The Sun');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is read-only once the work is signed', async () => {
    open(editPath, { 'story/get': () => makeStoryDetail({ signed: true }) });
    expect(
      await screen.findByText('The work has been signed. Please contact your editor to revise the story details.'),
    ).toBeInTheDocument();
    expect(titleField()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Remove slow burn' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });

  it('keeps the title that an issued contract bears, says why, and saves the rest', async () => {
    const answers: ApiHandlers = { 'story/get': () => story, 'story/edit': () => apiFailure('storySigned') };
    const page = open(editPath, answers);
    await page.person.type(await screen.findByDisplayValue(completeFields.title), ' II');
    // Issued meanwhile: the form learns it from the refusal.
    const issued = makeStoryDetail({ title_fixed: true });
    answers['story/get'] = () => issued;
    await save(page, 'Save changes');
    await waitFor(() => expect(titleField()).toBeDisabled());
    expect(titleField()).toHaveValue(completeFields.title);
    expect(titleField()).toHaveAccessibleDescription(
      'The contract that waits for your signature bears this title, so it cannot be changed now.',
    );
    await page.person.click(screen.getByRole('radio', { name: 'Mature' }));
    answers['story/edit'] = () => makeStoryDetail({ title_fixed: true, revision: 4 });
    await save(page, 'Save changes');
    await waitFor(() => expect(page.api.callsOf('story/edit')).toHaveLength(2));
    expect(page.api.callsOf('story/edit')[1]?.fields.fields).toMatchObject({
      title: completeFields.title,
      rating: 'mature',
    });
  });

  it('is asked for anew by Home once it is saved', async () => {
    const page = open(editPath, { 'story/get': () => story, 'story/edit': () => ({ ...story, revision: 4 }) });
    queryClient.setQueryData(homeKey, {});
    await screen.findByDisplayValue('The Moon Between Us');
    await page.person.type(titleField(), '!');
    await save(page, 'Save changes');
    await waitFor(() => expect(queryClient.getQueryState(homeKey)?.isInvalidated).toBe(true));
  });

  it('moves nobody who has gone elsewhere while it was being saved', async () => {
    let answer: (saved: typeof story) => void = () => undefined;
    const page = open(editPath, {
      'story/get': () => story,
      'story/edit': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await screen.findByDisplayValue('The Moon Between Us');
    await page.person.type(titleField(), '!');
    await save(page, 'Save changes');
    await waitFor(() => expect(page.api.callsOf('story/edit')).toHaveLength(1));
    act(() => navigateTo('/my-stories/book-info'));
    await act(async () => answer({ ...story, revision: 4 }));
    await waitFor(() => expect(getToasts()).toHaveLength(1));
    expect(page.location()).toBe('/my-stories/book-info');
  });

  it('takes no dropped cover of a signed work', async () => {
    open(editPath, { 'story/get': () => makeStoryDetail({ signed: true }) });
    const cover = await screen.findByRole('button', { name: 'Choose a picture' });
    fireEvent.drop(cover, { dataTransfer: { files: [new File(['x'], 'cover.txt', { type: 'text/plain' })] } });
    await act(async () => undefined);
    expect(screen.queryByText('Use a JPG, PNG or WebP picture.')).not.toBeInTheDocument();
  });

  it.each([
    [{ completion_status: 20 } as const, 'An editor is checking the story. It cannot be edited meanwhile.'],
    [{ completion_status: 22, completed: true } as const, 'The story is completed. It cannot be edited or updated.'],
  ])('is read-only while the server takes no change: %j', async (state, reason) => {
    open(editPath, { 'story/get': () => makeStoryDetail(state) });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(titleField()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });

  it('says that a story is not here, whoever it belongs to', async () => {
    open(editPath, { 'story/get': () => apiFailure('notFound') });
    expect(await screen.findByRole('heading', { name: 'This story is not here' })).toBeInTheDocument();
  });
});

it('opens from a page that has just shown the story', async () => {
  const first = open(editPath, { 'story/get': () => story });
  await screen.findByDisplayValue(completeFields.title);
  first.unmount();
  open(editPath, { 'story/get': () => story });
  expect(await screen.findByDisplayValue(completeFields.title)).toBeInTheDocument();
});

it('shows the shape of the form while the story is loaded, and says so', async () => {
  const { container } = open(editPath, { 'story/get': () => new Promise(() => undefined) });
  expect(await screen.findByText('Loading the story')).toBeInTheDocument();
  expect(container.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
});
