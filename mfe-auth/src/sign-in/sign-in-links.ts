import { paths } from '@myfiction/shared/contract/paths.ts';

/** `code`: the second step of a sign-in. */
export const EMAIL_MODES = ['in', 'up', 'forgot', 'code'] as const;
export type EmailMode = (typeof EMAIL_MODES)[number];

/** The mode in the address; signing in is the default and not written. */
export function emailModeOf(search: URLSearchParams): EmailMode {
  return EMAIL_MODES.find((mode) => mode === search.get('mode')) ?? 'in';
}

/** Every step of signing in keeps where the author wanted to go. */
export function emailLink(mode: EmailMode, search: URLSearchParams): string {
  return address(paths.loginEmail(), { mode: mode === 'in' ? null : mode, redirect_url: search.get('redirect_url') });
}

export function loginLink(search: URLSearchParams): string {
  return address(paths.login(), { redirect_url: search.get('redirect_url') });
}

function address(path: string, query: Readonly<Record<string, string | null>>): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present)}`;
}
