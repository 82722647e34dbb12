import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';
import { everythingAsked } from '../../testing/everything-asked.ts';
import { loadDrawings } from '../../ui/illustration/illustration.tsx';
import '@testing-library/jest-dom';

// jsdom lays nothing out and has no top layer: these answer what a page without layout would answer.
class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function matchMedia(media: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

function showDialog(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function closeDialog(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.hasAttribute('open')) return;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
}

Object.assign(globalThis, { ResizeObserver: QuietObserver, IntersectionObserver: QuietObserver });
Object.defineProperty(window, 'matchMedia', { value: matchMedia, writable: true, configurable: true });
Object.assign(window, { scrollTo: () => {}, scrollBy: () => {} });
// Nothing was loaded, so nothing was measured.
Object.assign(performance, { getEntriesByType: () => [] });
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.show ??= showDialog;
HTMLDialogElement.prototype.showModal ??= showDialog;
HTMLDialogElement.prototype.close ??= closeDialog;
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

// Waiting ends as soon as what is waited for is there: this is how long a stalled machine may take.
const asyncUtilTimeout = 10_000;

const { getElementError } = getConfig();
/** While a test waits, each look that finds nothing would print the whole page; the last one still does. */
function describeMissing(message: string | null, container: Element): Error {
  // Told by the library while it polls; its types leave it out.
  const isPolling = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  return isPolling
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : getElementError(message, container);
}
configure({ asyncUtilTimeout, getElementError: describeMissing });

// React writes a stack down for each element it makes, but for what it makes over ten thousand within a second: a tenth
// of the time of a page's tests, for stacks that no failure shows.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });

// Drawn late, they would change each screen without text once more after its test has looked at it.
beforeAll(() => loadDrawings());

// A request is told also where its test has ended, on a fast machine, before it was sent. Later hooks take the page down.
afterEach(everythingAsked);

// React's warnings, and what jsdom cannot do: a test that means one listens for it with `jest.spyOn(console, 'error')`.
// Whether an update comes within `act` is a matter of the machine's speed: that is not told at all.
const told: unknown[][] = [];
const print = console.error.bind(console);
console.error = (...what) => {
  if (String(what[0]).includes('not wrapped in act(')) return;
  told.push(what);
  print(...what);
};
afterEach(() => expect(told.splice(0)).toEqual([]));
