const LOOK_EVERY_MS = 500;

/**
 * Stops a process that was started here with this one: by a signal, and with npm, which passes a signal on to its shell
 * only, and that ends without telling us.
 *
 * @param {() => void} stop
 */
export function stopOnSignals(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), LOOK_EVERY_MS).unref();
}
