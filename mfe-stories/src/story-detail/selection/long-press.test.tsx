import { hasLayer } from '@myfiction/shared/host/router/ask-layers.ts';
import { PHONE_QUERY } from '@myfiction/shared/host.ts';
import { matchMedia } from '@myfiction/shared/testing/match-media.ts';
import { stepBack } from '@myfiction/shared/testing/step-back.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openStory, settled } from '../testing/open-story.tsx';
import { makeChapters, storyServer } from '../testing/story-server.ts';

const LONGER_THAN_A_PRESS_MS = 600;

beforeEach(() => matchMedia(PHONE_QUERY));
afterEach(() => {
  jest.useRealTimers();
  return settled();
});

const title = () => screen.getByRole('link', { name: 'Chapter 2' });
const box = () => screen.queryByRole('checkbox', { name: 'Select Chapter 2' });
const bar = () => screen.getByRole('region', { name: 'Actions for the selected chapters' });
const more = () => within(bar()).getByRole('button', { name: 'More actions' });
const wait = () => act(() => jest.advanceTimersByTime(LONGER_THAN_A_PRESS_MS));

/** jsdom has no pointer events. */
const finger = (type: string, { isPrimary = true, clientY = 0 } = {}) =>
  fireEvent(
    title(),
    Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { pointerType: 'touch', isPrimary }),
  );

async function openOnPhone() {
  await openStory(storyServer({ chapters: makeChapters(3) }));
  jest.useFakeTimers();
}

it('chooses the chapter under a finger that stays, and the click that follows does not take it back', async () => {
  await openOnPhone();
  finger('pointerdown');
  wait();
  finger('pointerup');
  fireEvent.click(title());
  expect(box()).toBeChecked();
  finger('pointerdown');
  fireEvent.click(title());
  expect(box()).not.toBeChecked();
});

const BEGINNINGS: [string, () => void][] = [
  ['a finger that goes on', () => finger('pointermove', { clientY: 30 })],
  ['a scroll', () => finger('pointercancel')],
  ['a second finger', () => finger('pointerdown', { isPrimary: false })],
];

it.each(BEGINNINGS)('%s chooses nothing', async (_name, goOn) => {
  await openOnPhone();
  finger('pointerdown');
  goOn();
  wait();
  expect(box()).not.toBeInTheDocument();
});

it('chooses all that are listed by an entry of the bar, which a list without a head needs', async () => {
  await openOnPhone();
  finger('pointerdown');
  wait();
  finger('pointerup');
  fireEvent.click(more());
  fireEvent.click(screen.getByRole('menuitem', { name: 'Select all chapters in the list' }));
  expect(within(bar()).getByRole('status')).toHaveTextContent('3 selected');
  act(() => jest.runOnlyPendingTimers());
  fireEvent.click(more());
  expect(screen.getByRole('menuitem', { name: 'Move to trash' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Select all chapters in the list' })).not.toBeInTheDocument();
});

it('a step back ends the choosing before it leaves the story', async () => {
  await openOnPhone();
  expect(hasLayer(true)).toBe(false);
  finger('pointerdown');
  wait();
  expect(box()).toBeChecked();
  act(stepBack);
  expect(box()).not.toBeInTheDocument();
  expect(hasLayer(true)).toBe(false);
});
