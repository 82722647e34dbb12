import { useAppStore, useTranslation } from '@myfiction/shared/host.ts';
import { useSyncExternalStore } from 'react';
import { getDiagnostics, subscribeDiagnostics } from '../remotes/diagnostics.ts';
import type { SidebarEntry } from './entries.ts';

/** What a navigation entry has to tell: a number, that there is something new, or that its page is switched off. */
export type Signal = { kind: 'count'; count: number; label: string } | { kind: 'new' | 'off'; label: string };

export function useSignal({ remote, signal, isOff }: SidebarEntry): Signal | undefined {
  const { t } = useTranslation('shell');
  const count = useAppStore((state) => state.counts.newComment);
  const hasMessages = useAppStore((state) => state.counts.messageSign);
  const states = useSyncExternalStore(subscribeDiagnostics, getDiagnostics);
  // What is new can be read again once the page is back.
  const isBack = states.get(remote)?.status === 'loaded';
  if (isOff && !isBack) return { kind: 'off', label: t('signal.off') };
  if (signal === 'new_comment' && count > 0) {
    return { kind: 'count', count, label: t('signal.newComments', { count }) };
  }
  if (signal === 'message_sign' && hasMessages) return { kind: 'new', label: t('signal.newMessages') };
  return undefined;
}
