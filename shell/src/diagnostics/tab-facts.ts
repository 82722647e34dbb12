import { device, getSession, runtimeConfig, useAppStore } from '@myfiction/shared/host.ts';
import { shellVersionIn } from '../new-version/shell-version.ts';

export interface TabFacts {
  shell: string;
  /** Whether somebody is signed in; never who. */
  session: boolean;
  browser: string;
  device: string;
  window: string;
  language: string;
  online: boolean;
  /** Where the calls go; empty is the page's own address. */
  api: string;
}

export function readTabFacts(): TabFacts {
  return {
    shell: shellVersionIn(document) ?? 'development',
    session: getSession() !== null,
    browser: navigator.userAgent,
    device: device.os,
    window: `${window.innerWidth} × ${window.innerHeight}`,
    language: useAppStore.getState().preferences.language,
    online: navigator.onLine,
    api: runtimeConfig().apiBase,
  };
}
