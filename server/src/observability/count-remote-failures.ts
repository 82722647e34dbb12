import type { CollectedEvent } from '@myfiction/shared/contract/calls/analytics.ts';
import { versionName } from '@myfiction/shared/contract/manifest-schema.ts';
import { REMOTE_FAILURES } from '@myfiction/shared/contract/platform.ts';
import type { Metrics } from './metrics.ts';

const REMOTE = /^[a-z][a-z0-9-]{0,30}$/;
/** Events come unsigned: whoever invents remotes and versions must not fill the memory of the monitoring. */
const MOST_PAIRS = 200;
const OTHER = { remote: 'other', version: 'other' };

/** Counts what pages tell of remotes that failed, by remote and version, so that a roll-out can be watched. */
export function createRemoteFailureCounter({ remoteFailures }: Metrics): (events: readonly CollectedEvent[]) => void {
  const pairs = new Set<string>();
  const labels = (remote: string, version: string) => {
    if (!REMOTE.test(remote) || !versionName.safeParse(version).success) return OTHER;
    const pair = `${remote} ${version}`;
    if (!pairs.has(pair) && pairs.size >= MOST_PAIRS) return OTHER;
    pairs.add(pair);
    return { remote, version };
  };
  return (events) => {
    for (const { event, properties } of events) {
      const reason = REMOTE_FAILURES.find((failure) => failure === properties.error_code);
      if (event !== 'remote_failed' || !reason) continue;
      remoteFailures.inc({ ...labels(properties.remote ?? '', properties.remote_version ?? ''), reason });
    }
  };
}
