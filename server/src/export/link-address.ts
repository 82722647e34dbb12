/**
 * A link as a URI: what may not stand in one is escaped, and what the author escaped stays as it is. `decodeURI` before
 * `encodeURI` would make `%252F` of `%2F`, which leads elsewhere.
 */
export function linkAddress(href: string): string {
  return encodeURI(href.replace(/\p{Cs}/gu, '')).replace(/%25(?=[0-9a-f]{2})/gi, '%');
}
