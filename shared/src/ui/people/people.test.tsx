import { fireEvent, render, screen } from '@testing-library/react';
import { installImageFallback } from '../../host/device/image-fallback.ts';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { avatarColours, initialsOf } from './initials.ts';

test.each([
  [0, ''],
  [1, '11 new'],
  [99, '9999 new'],
  [100, '99+100 new'],
])('a badge of %i reads "%s"', (count, text) => {
  const { container } = render(<Badge count={count} />);
  expect(container).toHaveTextContent(text === '' ? /^$/ : text);
});

test.each([
  ['Noor Valdez', 'NV'],
  ['  T. A. Mbeki ', 'TM'],
  ['guest', 'G'],
  ['🐺 Wolf', '🐺W'],
  ['محمد (الكاتب)', 'ما'],
  ['“Ink” and (Ash)', 'IA'],
  ['किरण देव', 'किदे'],
  ['- - -', '-'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name keeps its colours', () => {
  expect(avatarColours('Noor Valdez')).toEqual(avatarColours(' Noor Valdez '));
});

test('a picture that does not load gives way to the initials, a new one is tried again', () => {
  const stop = installImageFallback();
  const { container, rerender } = render(<Avatar name="Noor Valdez" src="/a.webp" />);
  const picture = () => container.querySelector('img');
  const failed = picture();
  if (failed) fireEvent.error(failed);
  // Not the generic picture on the way.
  expect(failed).toHaveAttribute('src', '/a.webp');
  expect(picture()).toBeNull();
  expect(screen.getByText('NV')).toBeInTheDocument();
  rerender(<Avatar name="Noor Valdez" src="/b.webp" />);
  expect(picture()).toHaveAttribute('src', '/b.webp');
  stop();
});

test('who has no name yet is shown as a head, not as an empty circle', () => {
  const { container, rerender } = render(<Avatar name=" " />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<Avatar name="N" />);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  expect(screen.getByText('N')).toBeInTheDocument();
});
