import { OVERRIDES_AT_ONCE } from '@myfiction/shared/contract/delivery.ts';
import type { Override } from './override.ts';

/** What cannot name a remote is left out: there is nothing that it could change. */
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const LONGEST_VERSION = 200;

const listed = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(',')).map((part) => part.trim());

/** What follows the name otherwise than by `@` is a version that the server refuses: the banner says so. */
function parse(text: string): Override {
  const [, remote = '', version = ''] = /^([a-z0-9-]*)@?(.*)$/.exec(text) ?? [];
  return { remote, version: version.slice(0, LONGEST_VERSION) };
}

/**
 * Takes `override=NAME@VERSION` and `disable=NAME` out of the address, each once or several times, or with commas. They
 * leave it, so that a copied link does not carry them and "Undo" is not undone by the next load.
 *
 * @example ?override=comments@3.5.0-rc.2,inbox@1.2.0&disable=billing
 */
export function takeAddressOverrides(): readonly Override[] {
  const url = new URL(window.location.href);
  const overrides = [
    ...listed(url.searchParams.getAll('override')).map(parse),
    ...listed(url.searchParams.getAll('disable')).map((remote) => ({ remote, version: null })),
  ];
  url.searchParams.delete('override');
  url.searchParams.delete('disable');
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return overrides.filter(({ remote }) => NAME.test(remote)).slice(0, OVERRIDES_AT_ONCE);
}

/** The later word about a remote counts. */
export function mergeOverrides(...lists: readonly (readonly Override[])[]): readonly Override[] {
  return [...new Map(lists.flat().map((override) => [override.remote, override])).values()].slice(-OVERRIDES_AT_ONCE);
}
