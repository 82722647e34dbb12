import { type UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType } from 'react-router-dom';
import { askPage } from '../layers.ts';
import { getSession } from '../store/use-app.ts';
import { closeLayers, hasLayer } from './ask-layers.ts';

/** Until then a step that undoes another has arrived, on a slow phone too. */
const UNDONE_WITHIN_MS = 300;

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/** Whether what the history tells may reach the page. */
export type StepGuard = (update: Update) => boolean;

/**
 * A step through the history closes the topmost layer before it leaves the page. The step is undone first, so that no
 * entry is added or lost, and a layer that writes into the address finds its own entry.
 *
 * @param first place of the entry that the document was loaded in
 */
export function guardSteps(history: BrowserHistory, first: number): StepGuard {
  guardLinks(history);
  let place = placeOfEntry(first + 1);
  let { href, pathname } = window.location;
  /** From the entry of the page to the one where the browser stands: 0 but while steps are being undone. */
  let away = 0;
  /** How far the steps went that are being undone. */
  let furthest = 0;
  let isLeaving = false;
  let overtaken: number | undefined;
  return ({ action }) => {
    window.clearTimeout(overtaken);
    const isUndoing = away !== 0;
    const isStep = action === NavigationType.Pop && (hasPlace() || isUndoing);
    const last = place;
    // A link of the browser's own to the address that is there takes the place of its entry, and Firefox tells nothing of
    // that: what an undoing finds without a place is where it goes.
    const following = window.location.href === href ? last : last + 1;
    place = placeOfEntry(isUndoing ? last - away : following);
    href = window.location.href;
    if (!isStep || isLeaving || (!isUndoing && !hasLayer(window.location.pathname !== pathname))) {
      pathname = window.location.pathname;
      away = 0;
      isLeaving = false;
      return true;
    }
    const before = away;
    away += place - last;
    if (away === 0) {
      const step = furthest;
      closeLayers(Math.abs(step), () => {
        isLeaving = true;
        history.go(step);
      });
      return false;
    }
    if (Math.abs(away) > Math.abs(before)) {
      furthest = away;
      history.go(last - place);
    }
    // A press of Back in the midst of an undoing takes its place, and the browser tells nothing of that.
    overtaken = window.setTimeout(() => history.go(-away), UNDONE_WITHIN_MS);
    return false;
  };
}

/** A link asks the page that it leaves as a step does; who is signed out goes. */
function guardLinks(history: BrowserHistory): void {
  const { push } = history;
  history.push = (to, state) => {
    const go = () => push(to, state);
    const staysHere = history.createURL(to).pathname === window.location.pathname;
    if (staysHere || getSession() === null || !askPage(go)) go();
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
