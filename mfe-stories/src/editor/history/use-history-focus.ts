import { useIsPhone } from '@myfiction/shared/host.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../components/editor-context.ts';

const isLost = (): boolean => document.activeElement === document.body;

/**
 * Where what has the focus goes with the version that was looked at, the row of the text as it is now takes it; where it
 * goes with the history, the text, but on a phone, whose keyboard nobody has asked for. Gives the ref for the panel.
 */
export function useHistoryFocus(version: number | null) {
  const panel = useRef<HTMLElement>(null);
  const { view } = useEditor();
  const isPhone = useIsPhone();
  const before = useRef(version);
  useLayoutEffect(() => {
    if (before.current === version) return;
    before.current = version;
    if (isLost()) panel.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [version]);
  // Only once it is gone does the text stand in its place again.
  useEffect(
    () => () => {
      if (isLost() && !isPhone) view.current?.focus();
    },
    [isPhone, view],
  );
  return panel;
}
