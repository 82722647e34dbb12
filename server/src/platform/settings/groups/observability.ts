import { optional, setting } from '../setting.ts';
import { PORT, SHARE, TEXT, WEB_ADDRESS } from '../setting-types.ts';

/** Shorter ones are guessed. */
const TOKEN_MIN = 16;

export const OBSERVABILITY = {
  metricsPort: optional('METRICS_PORT', PORT, {
    fallbackText: 'none',
    text: 'a port of its own on which `/metrics` is served, for the monitoring’s network only',
  }),
  metricsToken: optional('METRICS_TOKEN', TEXT, {
    fallbackText: 'none',
    text: 'who shows it as `Authorization: Bearer` reads `/metrics`, on the studio’s port too',
    secret: true,
    refuse: (token) =>
      token !== undefined && token.length < TOKEN_MIN ? `must have ${TOKEN_MIN} characters or more` : undefined,
    refused: `fewer than ${TOKEN_MIN} characters`,
  }),
  otlpEndpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', WEB_ADDRESS, {
    fallback: '',
    fallbackText: 'none',
    text: 'where traces are sent by OTLP over HTTP, for example `http://collector:4318`; without it nothing is traced',
  }),
  traceShare: setting('OTEL_TRACES_SAMPLER_ARG', SHARE, {
    fallback: 1,
    text: 'the share of requests that is traced',
  }),
};
