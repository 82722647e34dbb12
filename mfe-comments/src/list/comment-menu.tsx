import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { CommentAction } from '@myfiction/shared/contract/comment-options.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import type { MenuItem } from '@myfiction/shared/ui.ts';
import {
  BookOpen,
  CheckCheck,
  Eye,
  EyeOff,
  Flag,
  Lock,
  LockOpen,
  MailOpen,
  Pencil,
  Pin,
  PinOff,
  ShieldAlert,
  ShieldCheck,
  SquareCheck,
  Trash2,
  UserX,
} from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { type Desk, useDesk } from './desk-context.ts';

const ICONS: Partial<Record<CommentAction, typeof Eye>> = {
  read: CheckCheck,
  unread: MailOpen,
  hide: EyeOff,
  show: Eye,
  spam: ShieldAlert,
  'not-spam': ShieldCheck,
  release: CheckCheck,
  freeze: Lock,
  unfreeze: LockOpen,
};

/** The further things that can be done to a comment, as it is now. */
export function useMenuItems(item: CommentItem): readonly MenuItem[] {
  const t = useText();
  const desk = useDesk();
  const isPhone = useIsPhone();
  const act = (action: CommentAction): MenuItem => {
    const Icon = ICONS[action] ?? Eye;
    return { key: action, label: t(`act.${action}`), icon: <Icon />, onSelect: () => desk.act(action, [item]) };
  };
  if (item.mine) return ownItems(item, desk, t);
  if (item.status === 'removed' || item.status === 'deleted') return [];
  const isDecidable = item.status !== 'reported' && item.held_by !== 'desk';
  return [
    ...(isDecidable ? statusActions(item).map(act) : []),
    act(item.seen ? 'unread' : 'read'),
    ...pinItem(item, desk, t),
    ...(item.thread_id === null ? [act(item.frozen ? 'unfreeze' : 'freeze')] : []),
    ...(isPhone
      ? [{ key: 'select', label: t('act.select'), icon: <SquareCheck />, onSelect: () => desk.select(item.comment_id) }]
      : []),
    { key: 'context', label: t('act.context'), icon: <BookOpen />, onSelect: () => desk.showContext(item.comment_id) },
    'divider',
    ...(item.status === 'reported'
      ? []
      : [
          {
            key: 'report',
            label: t('act.report'),
            icon: <Flag />,
            onSelect: () => desk.ask({ kind: 'report', comment: item }),
          },
        ]),
    {
      key: 'block',
      label: t('act.block'),
      icon: <UserX />,
      danger: true,
      onSelect: () => desk.ask({ kind: 'block', comment: item }),
    },
  ];
}

function statusActions({ status }: CommentItem): CommentAction[] {
  if (status === 'held') return ['release', 'hide', 'spam'];
  if (status === 'hidden') return ['show', 'spam'];
  if (status === 'spam') return ['not-spam', 'hide'];
  return ['hide', 'spam'];
}

function pinItem(item: CommentItem, desk: Desk, t: ReturnType<typeof useText>): MenuItem[] {
  if (!item.pinned && item.status !== 'visible') return [];
  return [
    {
      key: 'pin',
      label: t(item.pinned ? 'act.unpin' : 'act.pin'),
      icon: item.pinned ? <PinOff /> : <Pin />,
      onSelect: () => desk.pin(item, !item.pinned),
    },
  ];
}

function ownItems(item: CommentItem, desk: Desk, t: ReturnType<typeof useText>): MenuItem[] {
  return [
    {
      key: 'edit',
      label: t('act.edit'),
      icon: <Pencil />,
      onSelect: () => desk.ask({ kind: 'edit', comment: item }),
    },
    ...pinItem(item, desk, t),
    {
      key: 'delete',
      label: t('act.delete'),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => desk.ask({ kind: 'delete', comment: item }),
    },
  ];
}
