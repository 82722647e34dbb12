import { type UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType } from 'react-router-dom';
import { closeTopLayer, hasLayer } from '../layers.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/** Whether what the history tells may reach the page. */
export type StepGuard = (update: Update) => boolean;

/**
 * A step through the history closes the topmost layer before it leaves the page. The step is undone first, so that no
 * entry is added or lost, and a layer that writes into the address finds its own entry.
 */
export function guardSteps(history: BrowserHistory): StepGuard {
  let place = placeOfEntry(0);
  let { href } = window.location;
  /** From the entry of the page to the one where the browser stands: 0 but while a step is being undone. */
  let away = 0;
  return ({ action }) => {
    const isStep = action === NavigationType.Pop && hasPlace();
    const last = place;
    // A link of the browser's own to the address that is there takes the place of its entry.
    place = placeOfEntry(window.location.href === href ? last : last + 1);
    href = window.location.href;
    if (!isStep || (away === 0 && !hasLayer())) {
      away = 0;
      return true;
    }
    const before = away;
    away += place - last;
    if (away === 0) closeTopLayer();
    else if (Math.abs(away) > Math.abs(before)) history.go(last - place);
    return false;
  };
}

function hasPlace(): boolean {
  return typeof window.history.state?.idx === 'number';
}

/** As the router counts entries. A link of the browser's own (`#main`) makes one without: it follows the last one. */
function placeOfEntry(following: number): number {
  const { state } = window.history;
  if (hasPlace()) return state.idx;
  window.history.replaceState({ ...state, idx: following }, '');
  return following;
}
