import { optional, setting } from '../setting.ts';
import { BASE_ADDRESS, LIST, oneOf, PAIRS, TEXT } from '../setting-types.ts';

const IS_DEVELOPMENT = 'is only for development: pages would run code that nobody has published';

export const WEB_APP = {
  apiBase: setting('API_BASE', BASE_ADDRESS, {
    fallback: '',
    fallbackText: 'this server',
    text: 'origin of another server that speaks the protocol',
    refuse: (url) => (url.startsWith('http:') ? 'must be https' : undefined),
    refused: 'http',
  }),
  campaignsFile: optional('CAMPAIGNS_FILE', TEXT, {
    fallbackText: 'the live version of `activities`',
    text: 'a manifest with the rules and dates of contests, to try others; read again when it changes',
  }),
  overrides: optional('OVERRIDES', oneOf('everyone', 'qa'), {
    fallbackText: '`everyone`; in production `qa`',
    text: 'who may run versions of remotes that are not live, in their own tab',
    refuse: (who) => (who === 'everyone' ? 'must leave that to authors with the role `qa`' : undefined),
    refused: '`everyone`',
  }),
  overrideOrigins: setting('OVERRIDE_ORIGINS', LIST, {
    fallback: [],
    fallbackText: 'none',
    text: 'development servers that such a tab may run code from, for example `http://localhost:9001`',
    refuse: (origins) => (origins.length > 0 ? IS_DEVELOPMENT : undefined),
    refused: 'any',
  }),
  devRemotes: setting('DEV_REMOTES', PAIRS, {
    fallback: {},
    fallbackText: 'none',
    text: 'set by `npm run dev`: where its development builds are served',
    refuse: (remotes) => (Object.keys(remotes).length > 0 ? IS_DEVELOPMENT : undefined),
    refused: 'any',
  }),
  devShell: optional('DEV_SHELL', TEXT, {
    text: 'set by `npm run dev`: folder of the shell’s development build',
    refuse: (folder) => (folder ? IS_DEVELOPMENT : undefined),
    refused: 'any',
  }),
};
