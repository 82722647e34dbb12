import type { NavigationEntry } from '@myfiction/shared/contract/platform.ts';
import { useAppStore, useTranslation } from '@myfiction/shared/host.ts';

/** What a navigation entry has to tell: a number, or that there is something new. */
export type Signal = { kind: 'count'; count: number; label: string } | { kind: 'new'; label: string };

export function useSignal(signal: NavigationEntry['signal']): Signal | undefined {
  const { t } = useTranslation('shell');
  const count = useAppStore((state) => state.counts.newComment);
  const hasMessages = useAppStore((state) => state.counts.messageSign);
  if (signal === 'new_comment' && count > 0) {
    return { kind: 'count', count, label: t('signal.newComments', { count }) };
  }
  if (signal === 'message_sign' && hasMessages) return { kind: 'new', label: t('signal.newMessages') };
  return undefined;
}
