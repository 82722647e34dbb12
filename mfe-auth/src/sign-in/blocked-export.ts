import { type ApiError, runtimeConfig } from '@myfiction/shared/host.ts';

export interface BlockedExport {
  href: string;
  fileName: string;
}

/** The download that a blocked author is offered: blocked or not, the words are theirs. */
export function blockedExport({ errorName, data }: ApiError): BlockedExport | undefined {
  if (errorName !== 'userBlocked' || typeof data !== 'object' || data === null || !('export' in data)) return undefined;
  const { export: offered } = data;
  if (typeof offered !== 'object' || offered === null || !('url' in offered) || !('file_name' in offered)) return;
  return { href: `${runtimeConfig().apiBase}${offered.url}`, fileName: String(offered.file_name) };
}
