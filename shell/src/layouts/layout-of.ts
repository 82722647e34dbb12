import type { Layout, PageDeclaration } from '@myfiction/shared/contract/platform.ts';

/** The layout that a page shows in: its own, or another once signed in. */
export function layoutOf(page: Pick<PageDeclaration, 'layout' | 'signedInLayout'>, signedIn: boolean): Layout {
  return signedIn ? (page.signedInLayout ?? page.layout) : page.layout;
}
