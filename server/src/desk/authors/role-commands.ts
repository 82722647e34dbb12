import { AUTHOR_ROLES } from '@myfiction/shared/contract/delivery.ts';
import { changeRole } from '../../identity/change-role.ts';
import type { DeskCommand } from '../frame/command.ts';
import { argumentOf, oneOf, uidOf } from '../frame/read-input.ts';

const ARGUMENTS = [
  { name: 'UID', help: "the author's number" },
  { name: 'ROLE', help: `the role: ${AUTHOR_ROLES.join(', ')}` },
];

const roleCommand = (name: string, summary: string, granted: boolean): DeskCommand => ({
  name,
  area: 'Authors',
  summary,
  arguments: ARGUMENTS,
  async run({ db }, input) {
    const uid = uidOf(input);
    const role = oneOf(argumentOf(input, 'ROLE'), AUTHOR_ROLES, 'ROLE');
    const { changed, roles } = await changeRole(db, uid, role, granted);
    const [after, before] = granted ? ['now has', 'already has'] : ['no longer has', 'did not have'];
    const done = `Author ${uid} ${changed ? after : before} the role ${role}.`;
    return { data: { uid, roles, changed }, target: `author ${uid}`, done };
  },
});

export const roleCommands: readonly DeskCommand[] = [
  roleCommand('role grant', 'Give an author a role: qa runs versions of the studio that are not live', true),
  roleCommand('role revoke', 'Take a role from an author', false),
];
