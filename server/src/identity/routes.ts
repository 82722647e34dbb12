import * as user from '@myfiction/shared/contract/calls/user.ts';
import { type Handler, handle, handleAfter } from '../platform/handler.ts';
import { editUserInfo, requirePicture } from './edit-user-info.ts';
import { login } from './login.ts';
import { noteLanguage } from './note-language.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { signInWithSecondFactor } from './second-factor/sign-in-with-second-factor.ts';
import { sendVerifyEmail } from './send-verify-email.ts';
import { revokeSession } from './sessions.ts';
import { getUserInfo } from './user-info.ts';

export const identityRoutes: Handler[] = [
  handle(user.login, login),
  handle(user.secondFactor, signInWithSecondFactor),
  handle(user.userReg, register),
  handle(user.sendUserVerifyEmail, sendVerifyEmail),
  handle(user.resetPwd, async (context, input) => {
    await resetPassword(context, input);
    return {};
  }),
  handle(user.getUserInfo, async (context, input) => {
    await noteLanguage(context);
    return getUserInfo(context.db, context.uid, input.target_uid);
  }),
  handleAfter(user.editUserInfo, requirePicture, editUserInfo),
  handle(user.logout, async ({ db, sessionId, clock }) => {
    await revokeSession(db, sessionId, clock.now());
    return {};
  }),
];
