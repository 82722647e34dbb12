import { createRemoteSlot } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { PenNameDialog } from '../pen-name/pen-name-dialog.tsx';

export default createRemoteSlot(PenNameDialog, { messages });
