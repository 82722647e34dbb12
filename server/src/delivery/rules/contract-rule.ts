import { CONTRACT_NUMBER, type RemoteManifest, SERVED_CONTRACTS } from '@myfiction/shared/contract/platform.ts';

/** Undefined for a remote that this studio can run. */
export function contractProblem({ contract }: RemoteManifest): string | undefined {
  if (SERVED_CONTRACTS.includes(contract)) return undefined;
  const served = SERVED_CONTRACTS.filter((number) => number > 0).join(' and ');
  const advice =
    contract > CONTRACT_NUMBER
      ? 'wait until the studio that serves it is deployed, or build against the served one'
      : 'build the remote anew against the present one';
  return `it speaks contract ${contract}, and this studio serves ${served}: ${advice}`;
}
