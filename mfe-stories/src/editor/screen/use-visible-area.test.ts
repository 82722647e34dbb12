import { PHONE_QUERY } from '@myfiction/shared/host/device/device.ts';
import { matchMedia } from '@myfiction/shared/testing/match-media.ts';
import { renderHook } from '@testing-library/react';
import type { EditorView } from 'prosemirror-view';
import { useVisibleArea } from './use-visible-area.ts';

const ZOOM = 2;

function openOnPhone() {
  matchMedia(PHONE_QUERY);
  const area = Object.assign(new EventTarget(), { height: 812, offsetTop: 0, scale: 1 });
  Object.assign(window, { visualViewport: area });
  const dispatch = jest.fn();
  const view = { hasFocus: () => true, composing: false, state: { tr: { scrollIntoView: jest.fn() } }, dispatch };
  const frame = document.createElement('div');
  renderHook(() => useVisibleArea({ current: frame }, { current: view as unknown as EditorView }));
  const resize = (changes: Partial<typeof area>) => {
    Object.assign(area, changes);
    area.dispatchEvent(new Event('resize'));
  };
  return { frame, resize, reveals: () => dispatch.mock.calls.length };
}

it('shows the line of the caret when a keyboard opens, not when it goes', () => {
  const { frame, resize, reveals } = openOnPhone();
  resize({ height: 420 });
  expect(reveals()).toBe(1);
  expect(frame.style.getPropertyValue('--visible-height')).toBe('420px');
  resize({ height: 812 });
  expect(reveals()).toBe(1);
});

it('leaves who looks closer with two fingers where they look', () => {
  const { resize, reveals } = openOnPhone();
  resize({ height: 812 / ZOOM, scale: ZOOM });
  expect(reveals()).toBe(0);
  resize({ height: 420 / ZOOM });
  expect(reveals()).toBe(1);
});
