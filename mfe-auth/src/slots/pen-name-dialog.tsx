import { createRemoteSlot } from '@myfiction/shared/host.ts';
import { profileMessages as messages } from '../i18n/profile-messages.ts';
import { PenNameDialog } from '../pen-name/pen-name-dialog.tsx';

export default createRemoteSlot(PenNameDialog, { messages });
