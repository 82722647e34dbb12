import { runtimeConfig } from '@myfiction/shared/host.ts';

/**
 * Lets the browser fetch a file of the platform and keep it; the page stays where it is.
 *
 * @param url as the server has answered it, below the address of the API
 * @param name of the file; without one the server's counts
 */
export function saveFile(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = runtimeConfig().apiBase + url;
  link.download = name;
  link.click();
}
