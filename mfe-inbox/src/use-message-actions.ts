import type { MessageAction } from '@myfiction/shared/contract/inbox-options.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { offerUndo } from '@myfiction/shared/screen/offer-undo.ts';
import { changeMessages, readAllMessages } from './api/change-messages.ts';
import { type Text, useText } from './i18n/use-text.ts';

const UNDO: Readonly<Record<MessageAction, MessageAction>> = {
  read: 'unread',
  unread: 'read',
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: 'delete',
};

export interface MessageActions {
  /**
   * Says what it has done and offers the way back. Resolves to the messages that are changed, what is protected stays;
   * to undefined when it failed, which has been said, and when something is being done to one of them already.
   */
  act: (ids: readonly string[], action: MessageAction) => Promise<readonly string[] | undefined>;
  /** The same without a word: for what opening a message does. */
  mark: (id: string, action: 'read' | 'unread') => void;
  readAll: (until: string) => void;
}

/** Messages that something is being done to: asked twice of a slow network, one would be left twice. */
const underWay = new Set<string>();

export function useMessageActions(): MessageActions {
  const t = useText();
  return {
    async act(ids, action) {
      if (ids.some((id) => underWay.has(id))) return undefined;
      for (const id of ids) underWay.add(id);
      try {
        const { changed, kept } = await changeMessages(ids, action);
        if (changed.length > 0) tell(t, action, changed, kept);
        return changed;
      } catch {
        return undefined;
      } finally {
        for (const id of ids) underWay.delete(id);
      }
    },
    mark(id, action) {
      changeMessages([id], action).catch(() => {});
    },
    readAll(until) {
      readAllMessages(until).then(
        (changed) => {
          if (changed.length > 0) tell(t, 'read', changed, 0);
        },
        () => {},
      );
    },
  };
}

function tell(t: Text, action: MessageAction, changed: readonly string[], kept: number): void {
  const count = changed.length;
  const done = t(`done.${action}`, { count, messages: formatNumber(count) });
  const text = kept === 0 ? done : `${done} ${t('done.kept', { count: kept, messages: formatNumber(kept) })}`;
  offerUndo(text, { label: t('done.undo'), takeBack: () => changeMessages(changed, UNDO[action]) });
}
