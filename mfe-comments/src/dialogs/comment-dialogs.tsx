export { dialogTexts } from '../i18n/use-dialog-text.ts';

import { BlockDialog } from './block-dialog.tsx';
import { BlockedDialog } from './blocked-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { PinDialog } from './pin-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { WordsDialog } from './words-dialog.tsx';

/** The dialog that is open. Fetched when the first one opens. */
export function CommentDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'report':
      return <ReportDialog comment={dialog.comment} onClose={onClose} />;
    case 'block':
      return <BlockDialog comment={dialog.comment} onClose={onClose} />;
    case 'edit':
      return <EditDialog comment={dialog.comment} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog comment={dialog.comment} onClose={onClose} />;
    case 'pin':
      return <PinDialog comment={dialog.comment} pinned={dialog.pinned} onClose={onClose} />;
    case 'words':
      return <WordsDialog onClose={onClose} />;
    case 'blocked':
      return <BlockedDialog onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
  }
}
