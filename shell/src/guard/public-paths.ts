import type { Access } from '@myfiction/shared/contract/platform.ts';

/** No login needed, whatever a manifest says (specification, point 2). */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/login',
  '/login/email',
  '/no-books',
  '/not-found',
  '/help-center',
  '/subpages/creator-space',
]);
const PUBLIC_SECTIONS = ['/activity/', '/legal/', '/help-center/'];

/** What a page asks for: its manifest's word, widened by the specification's list of public pages. */
export function accessOf(pathname: string, declared: Access): Access {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const listed = PUBLIC_PATHS.has(bare) || PUBLIC_SECTIONS.some((section) => bare.startsWith(section));
  return listed ? 'public' : declared;
}
