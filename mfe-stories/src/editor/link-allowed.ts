const LINK = /^(https?:|mailto:)/i;
export const LINK_MAX = 2000;

/** True for an address that the contract lets into a chapter. */
export function isLinkAllowed(href: string): boolean {
  return LINK.test(href) && href.length <= LINK_MAX;
}
