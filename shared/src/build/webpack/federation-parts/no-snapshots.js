/**
 * Stands for the federation runtime's snapshots of a deployment platform: we have a registry of our own and no
 * platform. The runtime's own empty handler is used.
 */
export { DisabledSnapshotHandler as SnapshotHandler } from './disabled.js';

export const getGlobalRemoteInfo = () => ({});
