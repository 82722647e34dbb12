import type { MessageDetail } from '@myfiction/shared/contract/calls/inbox.ts';
import { type MessageAction, PROTECTED_TYPES } from '@myfiction/shared/contract/inbox-options.ts';
import { IconButton } from '@myfiction/shared/ui.ts';
import { Archive, ArchiveRestore, ChevronLeft, Mail, MailOpen, Trash2, Undo2 } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import type { MessageActions } from '../use-message-actions.ts';
import styles from './message-tools.module.css';

export interface MessageToolsProps {
  message: MessageDetail;
  actions: MessageActions;
  /** Told when the message has left the list. */
  onLeave: () => void;
  onClose?: () => void;
}

/** What can be done with the message that is open. One that is protected offers no deletion. */
export function MessageTools({ message, actions, onLeave, onClose }: MessageToolsProps) {
  const t = useText();
  const { message_id: id, folder, read, type } = message;
  const move = (action: MessageAction) => async () => {
    if (await actions.act([id], action)) onLeave();
  };
  const toggleRead = () => {
    actions.mark(id, read ? 'unread' : 'read');
    if (read) onClose?.();
  };
  return (
    <div className={styles.tools}>
      {onClose && (
        <span className={styles.back}>
          <IconButton label={t('reading.back')} icon={<ChevronLeft />} onClick={onClose} />
        </span>
      )}
      <IconButton
        size="sm"
        label={t(read ? 'action.unread' : 'action.read')}
        icon={read ? <Mail /> : <MailOpen />}
        onClick={toggleRead}
      />
      {folder === 'inbox' && (
        <IconButton size="sm" label={t('action.archive')} icon={<Archive />} onClick={move('archive')} />
      )}
      {folder === 'archive' && (
        <IconButton size="sm" label={t('action.unarchive')} icon={<ArchiveRestore />} onClick={move('unarchive')} />
      )}
      {folder === 'trash' && (
        <IconButton size="sm" label={t('action.restore')} icon={<Undo2 />} onClick={move('restore')} />
      )}
      {folder !== 'trash' && !PROTECTED_TYPES.includes(type) && (
        <IconButton size="sm" label={t('action.delete')} icon={<Trash2 />} onClick={move('delete')} />
      )}
    </div>
  );
}
