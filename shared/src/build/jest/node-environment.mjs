import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { ONE_REALM } from './compile-once.mjs';

/**
 * Node as it is, without a realm of its own for each file: there, every look at a global name passes a proxy, each
 * library is run anew, and an error of Node's is no `Error` of the test. What a file does to the globals, the settings
 * and the listeners of the process is undone after it.
 */
export default class OneRealmEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.restore = [rememberProperties(globalThis), rememberEnv(), rememberListeners()];
    const { exit, getBuiltinModule } = process;
    this.restore.push(() => Object.assign(process, { exit, getBuiltinModule }));
    this.global = globalThis;
    this.context = ONE_REALM;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: globalThis });
  }

  async teardown() {
    await super.teardown();
    for (const restore of this.restore) restore();
  }
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
