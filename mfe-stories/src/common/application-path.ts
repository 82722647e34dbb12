import type { ContractStatus, PayToReadStatus } from '@myfiction/shared/contract/application-status.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';

/** Where an application's label leads: to the form while it can be filled in, to its state afterwards. */
export function contractPath(storyId: string, status: ContractStatus): string {
  return paths.contract(modeOf(status), storyId);
}

export function payToReadPath(storyId: string, status: PayToReadStatus): string {
  return paths.payToRead(modeOf(status), storyId);
}

/** Completion has no page of its own: it lives beside the story's other applications. */
export function completionPath(storyId: string): string {
  return `${paths.storyDetail(storyId)}&tab=applications`;
}

function modeOf(status: ContractStatus | PayToReadStatus): 'new' | 'reapply' | 'view' {
  if (status === 0 || status === 10) return 'new';
  return status === 21 ? 'reapply' : 'view';
}
