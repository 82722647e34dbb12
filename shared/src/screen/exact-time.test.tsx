import { authorZone, clearToasts, getToasts } from '@myfiction/shared/host.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExactTime, exactTime } from './exact-time.tsx';

const AT = '2026-03-04T10:00:00.000Z';

test('a time says on hover which one it is, and in which zone', async () => {
  render(<ExactTime at={AT}>yesterday</ExactTime>);
  const time = screen.getByText('yesterday');
  expect(time).toHaveAttribute('datetime', AT);
  await userEvent.setup().hover(time);
  expect(time).toHaveAttribute('title', exactTime(AT));
});

test('a finger, which cannot hover, is told it where it taps, but not on the way through a link', async () => {
  render(
    <>
      <ExactTime at={AT}>yesterday</ExactTime>
      <a href="#letter">
        <ExactTime at={AT}>today</ExactTime>
      </a>
    </>,
  );
  const person = userEvent.setup();
  const told = () => getToasts().map(({ text }) => text);
  await person.pointer({ keys: '[TouchA]', target: screen.getByText('today') });
  await person.click(screen.getByText('yesterday'));
  expect(told()).toEqual([]);
  await person.pointer({ keys: '[TouchA]', target: screen.getByText('yesterday') });
  expect(told()).toEqual([exactTime(AT)]);
  clearToasts();
});

test.each([
  ['Europe/Berlin', '4 Mar 2026, 11:00 AM (Europe/Berlin)'],
  ['America/Los_Angeles', '4 Mar 2026, 2:00 AM (America/Los Angeles)'],
])('is written by the clock of %s', (zone, text) => {
  expect(exactTime(AT, zone)).toBe(text);
  expect(exactTime(AT)).toBe(exactTime(AT, authorZone()));
});
