import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listedTitles, openStory, rowOf, STORY_PATH, settled } from '../testing/open-story.tsx';
import { idOf, makeChapters, makeVolume, storyServer, volumeId } from '../testing/story-server.ts';

const handle = (n: number) => screen.getByRole('button', { name: `Move Chapter ${n}` });
const five = () => storyServer({ chapters: makeChapters(5) });
const lifted = () => screen.getByText(/is picked up/);

beforeEach(() => void jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined));
afterEach(settled);

describe('by keyboard', () => {
  it('lifts with Space, moves with the arrows and drops with Space', async () => {
    const page = await openStory(five());
    act(() => handle(4).focus());
    await page.person.keyboard(' ');
    expect(lifted()).toHaveTextContent('Chapter 4 is picked up.');
    await page.person.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByText('Below Chapter 2')).toBeInTheDocument();
    await page.person.keyboard(' ');
    expect(listedTitles()).toEqual(['Chapter 5', 'Chapter 3', 'Chapter 2', 'Chapter 4', 'Chapter 1']);
    expect(screen.getByText('Chapter 4 is put down. Below Chapter 2.')).toBeInTheDocument();
    expect(handle(4)).toHaveFocus();
    await waitFor(() =>
      expect(page.api.callsOf('chapter/reorder')[0]?.fields).toMatchObject({
        chapter_ids: [idOf(4)],
        before_chapter_id: idOf(2),
      }),
    );
  });

  it('puts it back with Escape', async () => {
    const page = await openStory(five());
    act(() => handle(4).focus());
    await page.person.keyboard(' {End}{Escape} ');
    await page.person.keyboard('{Escape}');
    expect(screen.getByText('Chapter 4 is back where it was.')).toBeInTheDocument();
    expect(listedTitles()[1]).toBe('Chapter 4');
    expect(page.api.callsOf('chapter/reorder')).toEqual([]);
  });

  it('asks for nothing when it is put down where it was', async () => {
    const page = await openStory(five());
    act(() => handle(3).focus());
    await page.person.keyboard(' {ArrowUp}{ArrowDown} ');
    expect(page.api.callsOf('chapter/reorder')).toEqual([]);
  });

  it('goes into another volume', async () => {
    const volumes = [makeVolume(1, 'The Road'), makeVolume(2, 'The Sea')];
    const page = await openStory(
      storyServer({ chapters: makeChapters(2, () => ({ volume_id: volumeId(1) })), volumes }),
    );
    act(() => handle(2).focus());
    await page.person.keyboard(' {ArrowUp}');
    expect(screen.getByText('At the top of The Sea')).toBeInTheDocument();
    await page.person.keyboard(' ');
    await waitFor(() =>
      expect(page.api.callsOf('chapter/reorder')[0]?.fields).toMatchObject({
        before_chapter_id: null,
        volume_id: volumeId(2),
      }),
    );
  });
});

/** The browser's own events of pointers are not in this document. */
const pointerCancel = () => Object.assign(new Event('pointercancel'), { pointerId: 1 });

describe('by hand', () => {
  type Page = Awaited<ReturnType<typeof openStory>>;
  const press = (page: Page, target: HTMLElement, clientY: number) =>
    page.person.pointer({ keys: '[MouseLeft>]', target, coords: { clientY } });
  const carry = (page: Page, target: HTMLElement, clientY: number) =>
    page.person.pointer({ target, coords: { clientY } });
  const release = (page: Page) => page.person.pointer({ keys: '[/MouseLeft]' });
  const drag = async (page: Page, target: HTMLElement, from: number, to: number) => {
    await press(page, target, from);
    await carry(page, target, from + 6);
    await carry(page, target, to);
    await release(page);
  };

  beforeEach(() => {
    // One pixel of the sources is one of the window: rows are 56 high.
    document.documentElement.style.fontSize = '100px';
  });
  afterEach(() => document.documentElement.removeAttribute('style'));

  it('drops where the hand is', async () => {
    const page = await openStory(five());
    await drag(page, handle(5), 300, 300 + 2 * 56 + 10);
    expect(listedTitles()).toEqual(['Chapter 4', 'Chapter 3', 'Chapter 5', 'Chapter 2', 'Chapter 1']);
  });

  it('is a press and no drag without a move', async () => {
    const page = await openStory(five());
    await press(page, handle(5), 300);
    await release(page);
    expect(page.api.callsOf('chapter/reorder')).toEqual([]);
  });

  it.each([
    ['Escape', (page: Page) => page.person.keyboard('{Escape}')],
    ['a call that takes the pointer away', async () => void fireEvent(window, pointerCancel())],
  ])('is put back with %s', async (_, end) => {
    const page = await openStory(five());
    await press(page, handle(5), 300);
    await carry(page, handle(5), 500);
    expect(lifted()).toHaveTextContent('Chapter 5');
    await act(async () => end(page));
    expect(screen.getByText('Chapter 5 is back where it was.')).toBeInTheDocument();
    await release(page);
    expect(listedTitles()[0]).toBe('Chapter 5');
    expect(page.api.callsOf('chapter/reorder')).toEqual([]);
  });

  it('puts back what one finger carries when another one takes a second chapter', async () => {
    const page = await openStory(five());
    await press(page, handle(5), 300);
    await carry(page, handle(5), 500);
    const second = Object.assign(new MouseEvent('pointerdown', { bubbles: true, button: 0 }), { pointerId: 2 });
    fireEvent(handle(3), second);
    expect(screen.getByText('Chapter 5 is back where it was.')).toBeInTheDocument();
    await release(page);
    expect(listedTitles()[0]).toBe('Chapter 5');
    expect(page.api.callsOf('chapter/reorder')).toEqual([]);
  });

  it('takes the other selected chapters along', async () => {
    const page = await openStory(five());
    await page.person.click(screen.getByRole('checkbox', { name: 'Select Chapter 5' }));
    await page.person.click(screen.getByRole('checkbox', { name: 'Select Chapter 3' }));
    await drag(page, handle(5), 300, 900);
    await waitFor(() =>
      expect(page.api.callsOf('chapter/reorder')[0]?.fields).toMatchObject({
        chapter_ids: [idOf(3), idOf(5)],
        before_chapter_id: idOf(1),
      }),
    );
    expect(listedTitles()).toEqual(['Chapter 4', 'Chapter 2', 'Chapter 1', 'Chapter 5', 'Chapter 3']);
  });
});

it('carries more chosen chapters than one call takes, in their order', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(1002) }));
  await page.person.click(screen.getByRole('checkbox', { name: 'Select all chapters in the list' }));
  await page.person.click(screen.getByRole('checkbox', { name: 'Select Chapter 1001' }));
  act(() => handle(1002).focus());
  await page.person.keyboard(' {ArrowDown} ');
  await waitFor(() => expect(page.api.callsOf('chapter/reorder')).toHaveLength(3));
  const sent = page.api.callsOf('chapter/reorder').map(({ fields }) => fields);
  const idsOf = sent.map(({ chapter_ids: ids }) => (Array.isArray(ids) ? ids : []));
  expect(idsOf.map(({ length }) => length)).toEqual([500, 500, 1]);
  expect(new Set(sent.map(({ before_chapter_id: before }) => before))).toEqual(new Set([idOf(1001)]));
  expect(idsOf.flat().slice(-2)).toEqual([idOf(1000), idOf(1002)]);
  await waitFor(() => expect(listedTitles()[0]).toBe('Chapter 1001'));
});

describe('by menu', () => {
  const choose = async (page: Awaited<ReturnType<typeof openStory>>, title: string, entry: string) => {
    await page.person.click(within(rowOf(title)).getByRole('button', { name: `Actions for ${title}` }));
    await page.person.click(screen.getByRole('menuitem', { name: 'Move' }));
    await page.person.click(screen.getByRole('menuitem', { name: entry }));
  };

  it.each([
    ['Move up', ['Chapter 5', 'Chapter 3', 'Chapter 4', 'Chapter 2', 'Chapter 1']],
    ['Move down', ['Chapter 5', 'Chapter 4', 'Chapter 2', 'Chapter 3', 'Chapter 1']],
    ['Move to top', ['Chapter 3', 'Chapter 5', 'Chapter 4', 'Chapter 2', 'Chapter 1']],
    ['Move to bottom', ['Chapter 5', 'Chapter 4', 'Chapter 2', 'Chapter 1', 'Chapter 3']],
  ])('%s', async (entry, expected) => {
    const page = await openStory(five());
    await choose(page, 'Chapter 3', entry);
    expect(listedTitles()).toEqual(expected);
  });

  it('moves to a position by number, and says between whom', async () => {
    const page = await openStory(five());
    await choose(page, 'Chapter 5', 'Move to position...');
    const field = await screen.findByRole('textbox', { name: /Position, 1 to 5/ });
    await page.person.clear(field);
    await page.person.type(field, '9');
    expect(screen.getByText('Choose a number from 1 to 5.')).toBeInTheDocument();
    await page.person.clear(field);
    await page.person.type(field, '2');
    expect(screen.getByText('Readers meet it after Chapter 1 and before Chapter 2.')).toBeInTheDocument();
    await page.person.keyboard('{Enter}');
    expect(listedTitles()).toEqual(['Chapter 4', 'Chapter 3', 'Chapter 2', 'Chapter 5', 'Chapter 1']);
  });
});

it('shows every one of several quick moves, and asks for the list when the last has arrived', async () => {
  const server = five();
  const answers: (() => void)[] = [];
  const reorder = server['chapter/reorder'];
  const page = await openStory({
    ...server,
    'chapter/reorder': async (input) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      if (!reorder) throw new Error('The server does not reorder.');
      return reorder(input);
    },
  });
  for (const n of [5, 4]) {
    act(() => handle(n).focus());
    await page.person.keyboard(' {End} ');
  }
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]?.());
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(page.api.callsOf('chapter/list')).toHaveLength(1);
  const expected = ['Chapter 3', 'Chapter 2', 'Chapter 1', 'Chapter 5', 'Chapter 4'];
  expect(listedTitles()).toEqual(expected);
  await act(async () => answers[1]?.());
  await waitFor(() => expect(page.api.callsOf('chapter/list')).toHaveLength(2));
  expect(listedTitles()).toEqual(expected);
});

it('puts back what the server refuses', async () => {
  let refuse: () => void = () => undefined;
  const page = await openStory({
    ...five(),
    'chapter/reorder': () =>
      new Promise((resolve) => {
        refuse = () => resolve(apiFailure('publishedOrder'));
      }),
  });
  act(() => handle(5).focus());
  await page.person.keyboard(' {ArrowDown} ');
  expect(listedTitles()[0]).toBe('Chapter 4');
  await waitFor(() => expect(page.api.callsOf('chapter/reorder')).toHaveLength(1));
  await act(async () => refuse());
  await waitFor(() => expect(listedTitles()[0]).toBe('Chapter 5'));
});

it.each([
  ['a published chapter', { status: 'published' as const, published_at: '2025-11-21T08:00:00.000Z' }, ''],
  ['a narrowed list', {}, '&status=draft'],
])('has no handle in %s', async (_, change, more) => {
  await openStory(storyServer({ chapters: makeChapters(2, () => change) }), `${STORY_PATH}${more}`);
  expect(screen.queryByRole('button', { name: 'Move Chapter 1' })).not.toBeInTheDocument();
});
