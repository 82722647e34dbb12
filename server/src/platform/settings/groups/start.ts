import { PUBLIC_ADDRESS } from '../public-address.ts';
import { optional, setting } from '../setting.ts';
import { FLAG, HOST, NUMBER, oneOf, PORT, TEXT } from '../setting-types.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const START = {
  nodeEnv: setting('NODE_ENV', oneOf('production', 'development', 'test'), {
    fallback: 'development',
    text: 'whether this is production: then everything below is refused where it is unsafe, and no mailbox is shown',
  }),
  port: setting('PORT', PORT, { fallback: 8080, text: 'where the studio listens' }),
  host: optional('HOST', TEXT, {
    fallbackText: '`localhost`; in production `0.0.0.0`',
    text: 'the address it listens on; outside production the mailbox is open, so this machine only',
  }),
  publicUrl: optional('PUBLIC_URL', PUBLIC_ADDRESS, {
    fallbackText: '`http://localhost:PORT`',
    text: 'the address that authors type; used in mails, links and by the sign-in providers',
    required: true,
    refuse: (url) =>
      url?.startsWith('http:') && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(url)
        ? 'must be https: sessions would cross the network readable'
        : undefined,
    refused: 'http (but for localhost)',
  }),
  timeServer: optional('TIME_SERVER', HOST, {
    text: 'a time server (NTP), for example `pool.ntp.org`: where the clock is in doubt, as after a day without a server, what is due goes out once it agrees, and waits for the first call without it',
  }),
  dataDir: setting('DATA_DIR', TEXT, {
    fallback: '.data',
    text: 'embedded database, files on disk, published versions of the remotes',
  }),
  logLevel: setting('LOG_LEVEL', oneOf(...LEVELS), {
    fallback: 'info',
    text: 'of the structured log; secrets are redacted',
  }),
  drainSeconds: optional('DRAIN_SECONDS', NUMBER, {
    fallbackText: '`0`; in production `5`',
    text: 'how long a server that is told to stop says so by `/readyz` and goes on answering; longer than the gateway takes to notice',
  }),
  demo: setting('DEMO', FLAG, {
    fallback: true,
    fallbackText: '`true`; in production `false`',
    text: 'the first start with an empty database adds the demonstration authors',
    refuse: (demo) => (demo ? 'must not be true: the demonstration authors have a known password' : undefined),
    refused: '`true`',
  }),
};
