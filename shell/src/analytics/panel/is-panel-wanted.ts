const KEY = 'events_panel';

/**
 * True while QA looks at the events of this tab: `?events=on` in the address turns the panel on, `?events=off` off, for
 * this tab and until it is closed.
 */
export function isPanelWanted(): boolean {
  const asked = new URLSearchParams(window.location.search).get('events');
  try {
    if (asked === 'on') sessionStorage.setItem(KEY, 'on');
    if (asked === 'off') sessionStorage.removeItem(KEY);
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return asked === 'on';
  }
}
