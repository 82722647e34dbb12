import { paths } from '@myfiction/shared/contract/paths.ts';

/** The Legal submenu (specification, point 2), in its order; each opens in a new tab. */
export const LEGAL_DOCUMENTS = [
  { key: 'legal.terms', href: paths.legal('terms-and-conditions') },
  { key: 'legal.privacy', href: paths.legal('privacy-policy') },
  { key: 'legal.guidelines', href: paths.legal('content-guidelines') },
  { key: 'legal.warnings', href: paths.legal('trigger-warnings') },
] as const;
