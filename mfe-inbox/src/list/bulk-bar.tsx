import type { MessageAction, MessageFolder } from '@myfiction/shared/contract/inbox-options.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { Checkbox, IconButton } from '@myfiction/shared/ui.ts';
import { Archive, ArchiveRestore, Mail, MailOpen, Trash2, Undo2, X } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import type { MessageActions } from '../use-message-actions.ts';
import styles from './bulk-bar.module.css';
import type { Selection } from './use-selection.ts';

export interface BulkBarProps {
  selection: Selection;
  folder: MessageFolder;
  actions: MessageActions;
  openId: string | undefined;
  /** Told of the open message, with all that have left the list. */
  onLeave: (messageId: string, gone: readonly string[]) => void;
}

const ICONS = {
  read: <MailOpen />,
  unread: <Mail />,
  archive: <Archive />,
  unarchive: <ArchiveRestore />,
  delete: <Trash2 />,
  restore: <Undo2 />,
} satisfies Record<MessageAction, unknown>;

const OFFERED: Readonly<Record<MessageFolder, readonly MessageAction[]>> = {
  inbox: ['read', 'unread', 'archive', 'delete'],
  archive: ['read', 'unread', 'unarchive', 'delete'],
  trash: ['restore'],
};

/** What can be done with the chosen messages. It stands at the foot of the list while any is chosen. */
export function BulkBar({ selection, folder, actions, openId, onLeave }: BulkBarProps) {
  const t = useText();
  const { chosen, isAll, toggleAll, clear } = selection;
  const act = async (action: MessageAction) => {
    const ids = chosen.map(({ message_id }) => message_id);
    const moves = action !== 'read' && action !== 'unread';
    const changed = await actions.act(ids, action);
    if (!changed) return;
    clear();
    if (moves && openId !== undefined && changed.includes(openId)) onLeave(openId, changed);
  };
  return (
    <section className={styles.bar} aria-label={t('select.actions')}>
      <Checkbox checked={isAll} indeterminate={!isAll} onChange={toggleAll} aria-label={t('select.all')} />
      <span className={styles.count} role="status">
        {t('select.count', { count: chosen.length, messages: formatNumber(chosen.length) })}
      </span>
      {OFFERED[folder].map((action) => (
        <IconButton
          key={action}
          size="sm"
          label={t(`action.${action}`)}
          icon={ICONS[action]}
          onClick={() => void act(action)}
        />
      ))}
      <IconButton size="sm" label={t('select.clear')} icon={<X />} onClick={clear} />
    </section>
  );
}
