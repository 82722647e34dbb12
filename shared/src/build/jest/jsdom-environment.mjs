import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

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

/** Unreferenced: a channel that a test leaves open must not keep jest from exiting. */
class QuietBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom with the platform parts it lacks; the network stays closed, so an unfaked request fails and names itself. */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of PLATFORM) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = QuietBroadcastChannel;
    if (!this.global.crypto?.subtle) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
    this.global.fetch = (input) => Promise.reject(new Error(`Unfaked request in a test: ${input?.url ?? input}`));
  }
}
