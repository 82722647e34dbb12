import { publishedContests } from '@myfiction/shared/contract/campaign-schema.ts';
import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import { remoteProblems } from '@myfiction/shared/contract/remote-problems.ts';
import { RemoteProblem, readRemote } from '../read-remote.ts';
import type { VersionFiles } from '../versions/store-files.ts';
import { budgetProblems } from './budget-rule.ts';
import { contractProblem } from './contract-rule.ts';
import { fileProblems } from './file-rule.ts';
import { nameProblems } from './name-rule.ts';
import { pathProblems } from './path-rules.ts';
import type { Provided } from './provided.ts';
import { rangeProblems } from './range-rule.ts';

export interface ReleaseSurroundings {
  /** The remote that the token is for. */
  remote: string;
  /** Manifests that other remotes have live or staged. */
  others: readonly RemoteManifest[];
  /** What the shell of this server provides. */
  provided: Provided;
}

export type CheckedRelease = { manifest: RemoteManifest; problems: [] } | { problems: readonly string[] };

/** Everything that keeps a release from being published, each in words that say what to do. */
export function checkRelease(files: VersionFiles, { remote, others, provided }: ReleaseSurroundings): CheckedRelease {
  let manifest: RemoteManifest;
  try {
    manifest = readRemote(files, remote);
  } catch (error) {
    if (!(error instanceof RemoteProblem)) throw error;
    return { problems: [`${error.message}: build it anew, and publish what the build wrote`] };
  }
  const contract = contractProblem(manifest);
  const declared = remoteProblems(manifest).filter((problem) => !problem.startsWith('contract '));
  const problems = [
    ...(contract ? [contract] : []),
    ...declared.map((problem) => `${problem}: correct remote.config.ts`),
    ...fileProblems(files),
    ...pathProblems(manifest, others),
    ...(provided.versions ? rangeProblems(manifest, provided.versions) : []),
    ...(provided.names ? nameProblems(files, provided.names) : []),
    ...budgetProblems(manifest, files),
    ...contestProblems(manifest),
  ];
  return problems.length === 0 ? { manifest, problems: [] } : { problems };
}

function contestProblems(manifest: RemoteManifest): string[] {
  const parsed = publishedContests.safeParse(manifest);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `the rules of a contest, ${path.join('.')}: ${message}`);
}
