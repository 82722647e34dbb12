import type { LoginProvider } from '../contract/calls/user.ts';
import { isRecord } from '../contract/is-record.ts';

/** What a deployment may set without a new build, inlined by the server as `<script id="runtime-config">`. */
export interface RuntimeConfig {
  /** Origin of the platform API without a trailing slash; empty means the page's own. */
  apiBase: string;
  /** Ways to sign in that are set up; the same as in the system configuration, but there before any answer. */
  loginProviders: readonly LoginProvider[];
}

const PROVIDERS: readonly LoginProvider[] = ['apple', 'fb', 'gp', 'email'];

const DEFAULTS: RuntimeConfig = { apiBase: '', loginProviders: [] };
let current: RuntimeConfig | undefined;

/** The configuration of this page, read once. A missing or broken element leaves the defaults. */
export function runtimeConfig(): RuntimeConfig {
  current ??= readRuntimeConfig();
  return current;
}

export function readRuntimeConfig(): RuntimeConfig {
  const text = document.getElementById('runtime-config')?.textContent;
  if (!text) return DEFAULTS;
  try {
    const value: unknown = JSON.parse(text);
    const { apiBase, loginProviders } = isRecord(value) ? value : {};
    return {
      apiBase: typeof apiBase === 'string' ? apiBase.replace(/\/+$/, '') : DEFAULTS.apiBase,
      loginProviders: Array.isArray(loginProviders)
        ? PROVIDERS.filter((provider) => loginProviders.includes(provider))
        : DEFAULTS.loginProviders,
    };
  } catch {
    return DEFAULTS;
  }
}
