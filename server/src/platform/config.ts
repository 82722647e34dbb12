import { resolve } from 'node:path';
import type { LoginProvider } from '@myfiction/shared/contract/calls/user.ts';
import { offeredProviders, type ProviderConfig, readProviders } from '../identity/providers/provider-config.ts';
import { createAddressList } from './address-list.ts';
import { ConfigError } from './config-error.ts';
import { readKeys, type ServerKeys } from './keys.ts';

/** Everything that differs between deployments, read once from the environment. */
export interface ServerConfig {
  production: boolean;
  /** Project root: where the built remotes and the shell lie. */
  root: string;
  host: string;
  port: number;
  /** Address that authors type, without a trailing slash: used in mails. */
  publicUrl: string;
  dataDir: string;
  /** Origin of another server that answers the calls; empty is this one. */
  apiBase: string;
  /** External Postgres; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  keys: ServerKeys;
  encryptAnswers: boolean;
  /** Undefined keeps mail in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string;
  feedbackUrl: string;
  appId: string;
  packageName: string;
  storeLinks: { google_play: string; app_store: string };
  /** Ways to sign in that this server can verify; a button of any other would be dead. */
  loginProviders: readonly LoginProvider[];
  providers: ProviderConfig;
  region: RegionConfig;
  /** Addresses or CIDR ranges of proxies whose forwarded headers count; empty trusts none. */
  trustedProxies: readonly string[];
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitFactor: number;
  logLevel: string;
  /** Outside production only: remote name → base address that replaces the built one. */
  devRemotes: Readonly<Record<string, string>>;
  /** The built shell; outside production `npm run dev` puts its development build here. */
  shellFolder: string;
  /** First start with an empty database adds the demonstration author. */
  demo: boolean;
}

export interface RegionConfig {
  /** Header in which a trusted proxy names the visitor's country. */
  header: string | undefined;
  /** Region of visitors whom no header names. */
  fallback: string;
  /** ISO country codes that get 104104. */
  closed: readonly string[];
  /** Hosts on which 104104 leads to /no-books. */
  hosts: readonly string[];
}

/** @example readConfig(process.env, '/srv/studio') */
export function readConfig(env: NodeJS.ProcessEnv, root: string): ServerConfig {
  const production = env.NODE_ENV === 'production';
  const port = readNumber(env, 'PORT', 8080);
  const providers = readProviders(env, production);
  return {
    production,
    root,
    // Development shows everybody's mail and has a known password: this machine only, unless asked otherwise.
    host: env.HOST || (production ? '0.0.0.0' : 'localhost'),
    port,
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    apiBase: (env.API_BASE || '').replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL || undefined,
    keys: readKeys(env, production),
    encryptAnswers: readFlag(env, 'ENCRYPT_ANSWERS', false),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'MyFiction Studio <studio@localhost>',
    supportEmail: env.SUPPORT_EMAIL || 'support@example.com',
    feedbackUrl: env.FEEDBACK_URL || '',
    appId: env.APP_ID || 'myfiction-studio',
    packageName: env.PACKAGE_NAME || 'com.example.myfiction',
    storeLinks: { google_play: env.GOOGLE_PLAY_URL || '', app_store: env.APP_STORE_URL || '' },
    loginProviders: offeredProviders(providers),
    providers,
    region: {
      header: env.REGION_HEADER?.toLowerCase() || undefined,
      fallback: env.REGION_DEFAULT?.toUpperCase() || '',
      closed: readList(env.REGION_CLOSED).map((code) => code.toUpperCase()),
      hosts: readList(env.REGION_HOSTS),
    },
    trustedProxies: readAddresses(env, 'TRUSTED_PROXIES'),
    rateLimitFactor: readNumber(env, 'RATE_LIMIT_FACTOR', 1),
    logLevel: env.LOG_LEVEL || 'info',
    devRemotes: production ? {} : readPairs(env.DEV_REMOTES),
    shellFolder: resolve(root, (!production && env.DEV_SHELL) || 'shell/dist'),
    demo: !production && readFlag(env, 'DEMO', true),
  };
}

function readNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new ConfigError(`${name} must be a number, not "${text}".`);
  return value;
}

function readFlag(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase();
  if (!text) return fallback;
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new ConfigError(`${name} must be true or false, not "${text}".`);
}

function readList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function readAddresses(env: NodeJS.ProcessEnv, name: string): string[] {
  const addresses = readList(env[name]);
  try {
    createAddressList(addresses);
  } catch (error) {
    throw new ConfigError(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  return addresses;
}

function readPairs(text: string | undefined): Record<string, string> {
  return Object.fromEntries(
    readList(text).flatMap((pair) => {
      const [name, ...address] = pair.split('=');
      return name && address.length > 0 ? [[name.trim(), address.join('=').trim()]] : [];
    }),
  );
}
