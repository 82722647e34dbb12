const WRITES = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], [role="menu"]';

/** A list's keys rest while somebody writes, chooses in a list, or has a dialog or a menu open. */
export function isBusyElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(WRITES) !== null || document.querySelector('dialog[open]') !== null;
}
