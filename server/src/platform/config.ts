import { resolve } from 'node:path';
import type { LoginProvider } from '@myfiction/shared/contract/calls/user.ts';
import { offeredProviders, type ProviderConfig, readProviders } from '../identity/providers/provider-config.ts';
import type { S3Options } from '../objects/s3-object-store.ts';
import { ConfigError } from './config-error.ts';
import { readKeys, type ServerKeys } from './keys.ts';
import { ALL_SETTINGS } from './settings/all-settings.ts';
import { checkTogether } from './settings/check-together.ts';
import { DATABASE } from './settings/groups/database.ts';
import { FILES } from './settings/groups/files.ts';
import { KEYS } from './settings/groups/keys.ts';
import { LINKS } from './settings/groups/links.ts';
import { MAIL } from './settings/groups/mail.ts';
import { OBSERVABILITY } from './settings/groups/observability.ts';
import { START } from './settings/groups/start.ts';
import { VISITORS } from './settings/groups/visitors.ts';
import { WEB_APP } from './settings/groups/web-app.ts';
import { type Links, readLinks } from './settings/read-links.ts';
import { createSettingsReader, type SettingsReader } from './settings/read-setting.ts';

/** Everything that differs between deployments, read once from the environment. */
export interface ServerConfig extends Links {
  production: boolean;
  /** Project root: where the built remotes and the shell lie. */
  root: string;
  host: string;
  port: number;
  /** Address that authors type, without a trailing slash: used in mails. */
  publicUrl: string;
  /** Tells the time where this server's clock is in doubt. */
  timeServer: string | undefined;
  dataDir: string;
  /** The store that all servers share; undefined keeps objects below `dataDir`. */
  objects: S3Options | undefined;
  /** Origin of another server that answers the calls; empty is this one. */
  apiBase: string;
  /** External Postgres; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  /** Most connections of the pool. */
  databaseConnections: number;
  /** Past a pooler, for what needs a connection of its own. */
  databaseDirectUrl: string | undefined;
  /** A standby of it; undefined reads everything from the database itself. */
  databaseReadUrl: string | undefined;
  keys: ServerKeys;
  encryptAnswers: boolean;
  /** Undefined keeps mail in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string;
  appId: string;
  packageName: string;
  /** Ways to sign in that this server can verify; a button of any other would be dead. */
  loginProviders: readonly LoginProvider[];
  providers: ProviderConfig;
  region: RegionConfig;
  /** Addresses or CIDR ranges of proxies whose forwarded headers count; empty trusts none. */
  trustedProxies: readonly string[];
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitFactor: number;
  logLevel: string;
  /** Who may read the figures; without port and token nobody. */
  metrics: { port: number | undefined; token: string | undefined };
  /** Undefined traces nothing. */
  traces: { endpoint: string; share: number } | undefined;
  /** How long a stopping server goes on answering while it says that it is not ready. */
  drainSeconds: number;
  /** Outside production only: remote name → base address that replaces the built one. */
  devRemotes: Readonly<Record<string, string>>;
  overrides: OverrideRules;
  /** The built shell; outside production `npm run dev` puts its development build here. */
  shellFolder: string;
  /** Carries the rules and dates of contests instead of the live version of `activities`. */
  campaignsFile: string | undefined;
  /** First start with an empty database adds the demonstration author. */
  demo: boolean;
}

/** Who may run versions of remotes that are not live, and from where. */
export interface OverrideRules {
  /** Only authors with the role of QA; otherwise everybody who is signed in. */
  needsRole: boolean;
  /** Origins of development servers; empty in production. */
  origins: readonly string[];
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

/**
 * @throws {ConfigError} that names every setting that cannot be used
 * @example readConfig(process.env, '/srv/studio')
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): ServerConfig {
  const production = env.NODE_ENV === 'production';
  const settings = createSettingsReader(env, production);
  const { read } = settings;
  for (const setting of ALL_SETTINGS) if (!setting.tool) read(setting);
  checkTogether(settings, production);
  refuseProblems(settings.problems());

  const port = read(START.port);
  const publicUrl = read(START.publicUrl) ?? `http://localhost:${port}`;
  const providers = readProviders(settings);
  const campaignsFile = read(WEB_APP.campaignsFile);
  return {
    production,
    root,
    // Development shows everybody's mail and has a known password: this machine only, unless asked otherwise.
    host: read(START.host) ?? (production ? '0.0.0.0' : 'localhost'),
    port,
    publicUrl,
    timeServer: read(START.timeServer),
    dataDir: resolve(root, read(START.dataDir)),
    objects: readObjects(settings),
    apiBase: read(WEB_APP.apiBase),
    databaseUrl: read(DATABASE.databaseUrl),
    databaseConnections: read(DATABASE.databaseConnections),
    databaseDirectUrl: read(DATABASE.databaseDirectUrl),
    databaseReadUrl: read(DATABASE.databaseReadUrl),
    keys: readKeys(settings),
    encryptAnswers: read(KEYS.encryptAnswers),
    smtpUrl: read(MAIL.smtpUrl),
    mailFrom: read(MAIL.mailFrom),
    supportEmail: read(MAIL.supportEmail),
    ...readLinks(settings, publicUrl),
    appId: read(LINKS.appId),
    packageName: read(LINKS.packageName),
    loginProviders: offeredProviders(providers),
    providers,
    region: {
      header: read(VISITORS.regionHeader)?.toLowerCase(),
      fallback: read(VISITORS.regionDefault).toUpperCase(),
      closed: read(VISITORS.regionClosed).map((code) => code.toUpperCase()),
      hosts: read(VISITORS.regionHosts),
    },
    trustedProxies: read(VISITORS.trustedProxies),
    rateLimitFactor: read(VISITORS.rateLimitFactor),
    logLevel: read(START.logLevel),
    metrics: { port: read(OBSERVABILITY.metricsPort), token: read(OBSERVABILITY.metricsToken) },
    traces: readTraces(settings),
    drainSeconds: read(START.drainSeconds) ?? (production ? 5 : 0),
    devRemotes: read(WEB_APP.devRemotes),
    overrides: {
      needsRole: production || read(WEB_APP.overrides) === 'qa',
      origins: read(WEB_APP.overrideOrigins),
    },
    shellFolder: resolve(root, read(WEB_APP.devShell) ?? 'shell/dist'),
    campaignsFile: campaignsFile && resolve(root, campaignsFile),
    demo: !production && read(START.demo),
  };
}

function readObjects({ read }: SettingsReader): S3Options | undefined {
  if (read(FILES.store) === 'disk') return undefined;
  return {
    endpoint: read(FILES.endpoint),
    region: read(FILES.region),
    bucket: read(FILES.bucket) ?? '',
    prefix: read(FILES.prefix),
    accessKeyId: read(FILES.accessKeyId) ?? '',
    secretAccessKey: read(FILES.secretAccessKey) ?? '',
    pathStyle: read(FILES.pathStyle),
  };
}

function refuseProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new ConfigError(
    `The studio does not start with these settings (docs/settings.md):\n  ${problems.join('\n  ')}`,
  );
}

function readTraces({ read }: SettingsReader): ServerConfig['traces'] {
  const endpoint = read(OBSERVABILITY.otlpEndpoint).replace(/\/+$/, '');
  return endpoint === '' ? undefined : { endpoint, share: Math.min(1, read(OBSERVABILITY.traceShare)) };
}
