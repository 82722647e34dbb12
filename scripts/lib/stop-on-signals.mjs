const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_EVERY_MS = 500;

/**
 * Stops a process that was started here with this one: by a signal, and with npm, which passes a signal on to its shell
 * only, and that ends without telling us.
 *
 * @param {() => void} stop
 * @returns {() => void} for when what was started has ended by itself
 */
export function stopOnSignals(stop) {
  for (const signal of SIGNALS) process.on(signal, stop);
  const parent = process.ppid;
  const look = () => process.ppid !== parent && stop();
  const looking = process.env.npm_lifecycle_event && setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    for (const signal of SIGNALS) process.off(signal, stop);
    clearInterval(looking);
  };
}
