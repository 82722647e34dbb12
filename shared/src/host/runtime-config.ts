import { isRecord } from './is-record.ts';

/** What a deployment may set without a new build, inlined by the server as `<script id="runtime-config">`. */
export interface RuntimeConfig {
  /** Origin of the platform API without a trailing slash; empty means the page's own. */
  apiBase: string;
}

const DEFAULTS: RuntimeConfig = { apiBase: '' };
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
    const apiBase = isRecord(value) && typeof value.apiBase === 'string' ? value.apiBase : DEFAULTS.apiBase;
    return { apiBase: apiBase.replace(/\/+$/, '') };
  } catch {
    return DEFAULTS;
  }
}
