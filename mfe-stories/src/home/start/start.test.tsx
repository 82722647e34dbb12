import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { getUserFlags, setUserFlags } from '@myfiction/shared/host.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { signInAs, testUser } from '@myfiction/shared/testing/sign-in.ts';
import { screen, within } from '@testing-library/react';
import { makeStory } from '../../test-data.ts';
import { HomePage } from '../home-page.tsx';
import { messages } from '../i18n/messages.ts';
import { makeHome, makeNewcomerHome, makeReads } from '../testing/make-home.ts';

const NEW = { book_total: 0, book_publish_words: 0, uname: 'Noor' };
const { uid } = testUser();

const open = (home: HomeOverview, user: Parameters<typeof signInAs>[0] = NEW) =>
  renderPage(<HomePage />, {
    user,
    messages,
    apiHandlers: { 'home/get': () => home, 'stats/getReads': () => makeReads(1) },
  });
const seen = () => setUserFlags(uid, { isShowedNewUserGuideModal: true });
const steps = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Your first chapter, in three steps' })).parentElement ?? document.body,
  );

describe('the three steps', () => {
  it('begin with the story, and nothing asks for readers yet', async () => {
    seen();
    open(makeNewcomerHome());
    const [name, story] = (await steps()).getAllByRole('listitem');
    expect(name).toHaveTextContent('You write as Noor.');
    expect(story).toContainElement(screen.getByRole('link', { name: 'Create story' }));
    expect(screen.queryByRole('region', { name: 'Reads' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'To do' })).not.toBeInTheDocument();
  });

  it('go on to the first chapter once the story is there', async () => {
    open(makeNewcomerHome({ stories: 1, latest_story: makeStory({ chapters_published: 0 }) }), { book_total: 1 });
    const guide = await steps();
    expect(guide.getByRole('link', { name: 'Write the first chapter' })).toBeInTheDocument();
    expect(guide.getByText('“The Moon Between Us” has its place on your desk.')).toBeInTheDocument();
    expect(guide.queryByRole('link', { name: 'Create story' })).not.toBeInTheDocument();
    expect(guide.queryByRole('button', { name: 'Hide the steps' })).not.toBeInTheDocument();
  });

  it('know when the first chapter goes out, and lead on to the next', async () => {
    const story = makeStory({ chapters_published: 0, chapters_scheduled: 1 });
    const first = {
      chapter_id: '01930000-0000-7000-8000-0000000000a1',
      position: 1,
      title: 'One',
      story_title: story.title,
    };
    const scheduled = [{ ...first, at: new Date(Date.now() + 2 * HOUR_MS).toISOString() }];
    open(makeNewcomerHome({ stories: 1, latest_story: story, scheduled }), { book_total: 1 });
    const guide = await steps();
    expect(guide.getByText(/^It goes out (today|tomorrow), /)).toBeInTheDocument();
    expect(guide.getByRole('link', { name: 'Write the next chapter' })).toHaveAttribute(
      'href',
      `/my-stories/chapter/new?story=${story.story_id}`,
    );
  });

  it('can be put away for good', async () => {
    seen();
    const page = open(makeNewcomerHome());
    await page.person.click(await screen.findByRole('button', { name: 'Hide the steps' }));
    expect(screen.getByRole('heading', { name: 'Your desk is clear' })).toBeInTheDocument();
    page.unmount();
    open(makeNewcomerHome());
    expect(await screen.findByRole('heading', { name: 'Your desk is clear' })).toBeInTheDocument();
  });
});

describe('the welcome', () => {
  it('greets once', async () => {
    const page = open(makeNewcomerHome());
    const dialog = await screen.findByRole('dialog', { name: 'Welcome, Noor' });
    await page.person.click(within(dialog).getByRole('button', { name: 'Start' }));
    expect(dialog).not.toBeInTheDocument();
    expect(getUserFlags(uid).isShowedNewUserGuideModal).toBe(true);
    page.unmount();
    open(makeNewcomerHome());
    await steps();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a guest, whom the pen name is asked first', makeNewcomerHome(), { ...NEW, uname: 'Guest' }],
    ['an author with stories', makeHome(), {}],
  ])('leaves alone %s', async (_, home, user) => {
    open(home, user);
    await screen.findByRole('region', { name: 'Words today' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getUserFlags(uid).isShowedNewUserGuideModal).toBe(false);
  });
});

it('the first publish is told once', async () => {
  signInAs(NEW);
  const page = open(makeHome(), { ...NEW, book_total: 1, book_publish_words: 800 });
  await page.person.click(
    within(await screen.findByRole('region', { name: 'Your first chapter is out' })).getByRole('button', {
      name: 'Close',
    }),
  );
  expect(screen.queryByRole('region', { name: 'Your first chapter is out' })).not.toBeInTheDocument();
  page.unmount();
  open(makeHome(), { ...NEW, book_total: 1, book_publish_words: 800 });
  await screen.findByRole('region', { name: 'Reads' });
  expect(screen.queryByRole('region', { name: 'Your first chapter is out' })).not.toBeInTheDocument();
});
