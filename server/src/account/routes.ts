import * as account from '@myfiction/shared/contract/calls/account.ts';
import * as secondFactor from '@myfiction/shared/contract/calls/second-factor.ts';
import { linkProvider } from '../identity/providers/link-provider.ts';
import { provePerson } from '../identity/providers/login-with-provider.ts';
import { type Handler, handle, handleAfter } from '../platform/handler.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { requestDeletion, undoDeletion } from './deletion.ts';
import { exportAccount } from './export-account.ts';
import { getNotifications, setNotifications } from './notifications.ts';
import { confirmSecondFactor, removeSecondFactor, replaceRecoveryCodes, startSecondFactor } from './second-factor.ts';
import { getSecurity } from './security.ts';
import { sendAccountCode } from './send-account-code.ts';
import { endDevice, endOtherDevices, listDevices } from './signed-in-devices.ts';
import { getEmailUndo, undoEmailChange } from './undo-email-change.ts';
import { unlinkProvider } from './unlink-provider.ts';

export const accountRoutes: Handler[] = [
  handle(account.getSecurity, ({ db, uid }) => getSecurity(db, uid)),
  handle(account.listSessions, listDevices),
  handle(account.endSession, async (context, { session_id }) => {
    await endDevice(context, session_id);
    return {};
  }),
  handle(account.endOtherSessions, endOtherDevices),
  handle(account.sendAccountCode, sendAccountCode),
  handle(account.changeEmail, changeEmail),
  handle(account.getEmailUndo, getEmailUndo),
  handle(account.undoEmailChange, undoEmailChange),
  handle(account.changePassword, changePassword),
  handle(secondFactor.startSecondFactor, startSecondFactor),
  handle(secondFactor.confirmSecondFactor, confirmSecondFactor),
  handle(secondFactor.renewRecoveryCodes, replaceRecoveryCodes),
  handle(secondFactor.removeSecondFactor, removeSecondFactor),
  handleAfter(account.linkProvider, provePerson, linkProvider),
  handle(account.unlinkProvider, unlinkProvider),
  handle(account.getNotifications, ({ db, uid }) => getNotifications(db, uid)),
  handle(account.setNotifications, setNotifications),
  handle(account.exportAccount, exportAccount),
  handle(account.requestDeletion, requestDeletion),
  handle(account.undoDeletion, undoDeletion),
];
