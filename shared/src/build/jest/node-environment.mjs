import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { ONE_REALM } from './compile-once.mjs';
import { endStorages } from './end-storages.mjs';
import { rememberProcess } from './remember-process.mjs';

/**
 * Node as it is, without a realm of its own for each file: there, every look at a global name passes a proxy, each
 * library is run anew, and an error of Node's is no `Error` of the test. What a file does to the globals, the settings
 * and the listeners of the process is undone after it.
 */
export default class OneRealmEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.restore = rememberProcess();
    this.global = globalThis;
    this.context = ONE_REALM;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: globalThis });
  }

  async teardown() {
    await super.teardown();
    this.restore();
    endStorages();
  }
}
