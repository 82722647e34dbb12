import { paths } from '@myfiction/shared/contract/paths.ts';
import { isGuestName } from '@myfiction/shared/contract/rules.ts';

/**
 * Whether the pen-name dialog opens: the pen name is Guest, in any letter case. Not on the page that asks a new author
 * for a pen name already.
 */
export function needsPenName(penName: string | undefined, pathname: string): boolean {
  return penName !== undefined && isGuestName(penName) && pathname !== paths.selfInfo();
}
