/**
 * Stands for the federation runtime's handler of snapshots, which a deployment platform of its makers gives out: we have
 * a registry of our own. It keeps what the runtime's other parts touch.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => {}, removePlugin: (): void => {} };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = (): Record<string, never> => ({});
