import './compile-once.mjs';
import './match-by-tag.mjs';
import ariaQuery from 'aria-query';
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { endStorages } from './end-storages.mjs';

/** Platform parts that every browser we serve has and jsdom lacks. */
const PLATFORM = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  // One realm for bytes: what the parts above return must be an instance of what the code under test compares with.
  'ArrayBuffer',
  'Uint8Array',
];

/** Channels of a test file, which end with it: the next file in this process may speak on one of the same name. */
function channelsThatEnd() {
  const open = new Set();
  let isOver = false;
  class QuietBroadcastChannel extends BroadcastChannel {
    constructor(name) {
      super(name);
      // One that a test leaves open must not keep jest from exiting.
      this.unref();
      open.add(this);
    }
    postMessage(message) {
      // What a page still does while its test is over is nobody's failure.
      if (!isOver) super.postMessage(message);
    }
  }
  const closeAll = () => {
    isOver = true;
    for (const channel of open) {
      channel.onmessage = null;
      channel.close();
    }
  };
  return { QuietBroadcastChannel, closeAll };
}

/** jsdom with the platform parts it lacks; the network stays closed, so an unfaked request fails and names itself. */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    // Each wait of the testing library writes a stack down, and jest asks for a hundred lines of it.
    this.global.Error.stackTraceLimit = 20;
    for (const name of PLATFORM) this.global[name] = globalThis[name];
    this.global[Symbol.for('aria-query')] = ariaQuery;
    this.channels = channelsThatEnd();
    this.global.BroadcastChannel = this.channels.QuietBroadcastChannel;
    if (!this.global.crypto?.subtle) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
    this.global.fetch = (input) => Promise.reject(new Error(`Unfaked request in a test: ${input?.url ?? input}`));
  }

  async teardown() {
    this.channels.closeAll();
    await super.teardown();
    endStorages();
  }
}
