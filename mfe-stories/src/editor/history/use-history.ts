import { useUrlState } from '@myfiction/shared/screen/use-url-state.ts';
import { useEffect } from 'react';
import { type HistoryPlace, readHistoryPlace } from './history-place.ts';

export interface HistoryControls extends HistoryPlace {
  /** Shows a version, or the list with the text beside it. */
  show: (version: number | null) => void;
  compareWith: (against: number | null) => void;
  close: () => void;
  /** Opens the list, or closes whatever is shown. */
  toggle: () => void;
}

/** The history's place in the address, so that a reload and Back work. */
export function useHistory(): HistoryControls {
  const [query, change] = useUrlState();
  const place = readHistoryPlace(query);
  const show = (version: number | null) => change({ history: version ?? 'now', with: undefined });
  const close = () => change({ history: undefined, with: undefined });
  return {
    ...place,
    show,
    compareWith: (against) => change({ with: against ?? undefined }, { replace: true }),
    close,
    toggle: () => (place.isOpen ? close() : show(null)),
  };
}

/** Ctrl+Alt+Shift+H opens and closes the history, Ctrl+Alt+S keeps a version. Keys by their place: Alt writes others. */
export function useHistoryKeys(actions: { toggle: () => void; keep: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey) return;
      const action = event.shiftKey ? event.code === 'KeyH' && actions.toggle : event.code === 'KeyS' && actions.keep;
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
