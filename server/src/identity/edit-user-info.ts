import type { UserInfo } from '@myfiction/shared/contract/calls/user.ts';
import { GUEST_PEN_NAME, PEN_NAME_GUEST, PEN_NAME_REQUIRED, penNameProblem } from '@myfiction/shared/contract/rules.ts';
import { eq } from 'drizzle-orm';
import { penNameKey, shownName, storableText } from '../database/names.ts';
import { users } from '../database/schema/users.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { requireUploaded } from '../stories/cover.ts';
import { readOwnInfo } from './user-info.ts';

export interface UserEdit {
  uname?: string | undefined;
  pic?: string | undefined;
  about_me?: string | undefined;
}

/** Ahead of an edit: a store of files that does not answer must hold no author. */
export async function requirePicture(
  { db, uid, files }: Pick<CallContext, 'db' | 'uid' | 'files'>,
  { pic }: UserEdit,
): Promise<void> {
  if (!pic) return;
  const [user] = await db.select({ avatar: users.avatar }).from(users).where(eq(users.uid, uid));
  await requireUploaded(files, pic, user?.avatar);
}

/** Changes the fields that are given; absent ones stay. */
export async function editUserInfo(context: Pick<CallContext, 'db' | 'uid'>, edit: UserEdit): Promise<UserInfo> {
  const changes = {
    ...(edit.uname !== undefined && penNameColumns(edit.uname)),
    ...(edit.pic !== undefined && { avatar: edit.pic }),
    ...(edit.about_me !== undefined && { about: storableText(edit.about_me) }),
  };
  if (Object.keys(changes).length > 0) {
    await withUniqueNames(context.db, { users_pen_name: 'penNameTaken' }, (tx) =>
      tx.update(users).set(changes).where(eq(users.uid, context.uid)),
    );
  }
  return readOwnInfo(context.db, context.uid);
}

function penNameColumns(uname: string) {
  const penName = shownName(uname);
  const key = penNameKey(penName);
  const problem = penNameProblem(penName) ?? keyProblem(key);
  if (problem) throw new AppError('invalidRequest', { msg: problem });
  return { penName, penNameKey: key };
}

/** The key also sees through wide letters and what is not drawn. */
function keyProblem(key: string): string | undefined {
  if (key === '') return PEN_NAME_REQUIRED;
  return key === penNameKey(GUEST_PEN_NAME) ? PEN_NAME_GUEST : undefined;
}
