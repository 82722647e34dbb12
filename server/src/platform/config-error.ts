/** A configuration that cannot work; the message says what to set. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
