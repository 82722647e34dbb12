/**
 * Remembers the globals, the settings and the listeners of the process, and what jest puts in place of two of its
 * functions.
 *
 * @returns {() => void} Undoes what has been done to them since.
 */
export function rememberProcess() {
  const { exit, getBuiltinModule } = process;
  const restores = [rememberProperties(globalThis), rememberEnv(), rememberListeners()];
  return () => {
    for (const restore of restores) restore();
    Object.assign(process, { exit, getBuiltinModule });
  };
}

function rememberProperties(object) {
  const known = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const key of Reflect.ownKeys(object)) {
      if (!Object.hasOwn(known, key)) Reflect.deleteProperty(object, key);
    }
    for (const key of Reflect.ownKeys(known)) {
      const now = Object.getOwnPropertyDescriptor(object, key);
      if (now?.value !== known[key].value || now?.get !== known[key].get)
        Object.defineProperty(object, key, known[key]);
    }
  };
}

function rememberEnv() {
  const known = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in known)) delete process.env[name];
    Object.assign(process.env, known);
  };
}

function rememberListeners() {
  const known = new Map(process.eventNames().map((event) => [event, process.listeners(event)]));
  return () => {
    for (const event of process.eventNames()) {
      for (const listener of process.listeners(event)) {
        if (!known.get(event)?.includes(listener)) process.off(event, listener);
      }
    }
  };
}
