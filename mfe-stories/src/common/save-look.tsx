import { formatDate } from '@myfiction/shared/host.ts';
import { Check, CloudOff, CloudUpload, GitCompareArrows, TriangleAlert } from 'lucide-react';
import type { SaveLook } from './save-line.tsx';

/** How saving goes, of whatever saves itself. */
export type Saving =
  | { kind: 'saving' }
  /** `at` as an ISO time. */
  | { kind: 'saved'; at: string }
  | { kind: 'offline' }
  /** Refused; `message` may be empty. */
  | { kind: 'failed'; message: string }
  | { kind: 'conflict' };

type PlainKey =
  | 'save.saving'
  | 'save.saved.short'
  | 'save.offline'
  | 'save.offline.short'
  | 'save.offlineOnly'
  | 'save.failed'
  | 'save.retry'
  | 'save.conflict'
  | 'save.compare';

export interface SaveText {
  (key: PlainKey): string;
  (key: 'save.saved', values: { time: string }): string;
  (key: 'save.savedOn', values: { date: string }): string;
}

export interface SaveLookOptions {
  t: SaveText;
  /** Whether the device keeps what the server does not have. */
  isKept: boolean;
  onRetry: () => void;
  onCompare: () => void;
}

export function saveLook(save: Saving, { t, isKept, onRetry, onCompare }: SaveLookOptions): SaveLook {
  switch (save.kind) {
    case 'saving':
      return { icon: <CloudUpload aria-hidden="true" />, long: t('save.saving') };
    case 'saved':
      return { icon: <Check aria-hidden="true" />, long: savedText(save.at, t), short: t('save.saved.short') };
    case 'offline': {
      const icon = <CloudOff aria-hidden="true" />;
      return isKept
        ? { icon, long: t('save.offline'), short: t('save.offline.short'), tone: 'amber' }
        : { icon, long: t('save.offlineOnly'), tone: 'brick' };
    }
    case 'failed':
      return {
        icon: <TriangleAlert aria-hidden="true" />,
        long: save.message || t('save.failed'),
        short: t('save.failed'),
        tone: 'brick',
        action: { label: t('save.retry'), run: onRetry },
      };
    case 'conflict':
      return {
        icon: <GitCompareArrows aria-hidden="true" />,
        long: t('save.conflict'),
        tone: 'amber',
        action: { label: t('save.compare'), run: onCompare },
      };
  }
}

/** The time of day is enough for today. */
function savedText(at: string, t: SaveText): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? t('save.saved', { time: formatDate(at, 'time') }) : t('save.savedOn', { date: formatDate(at) });
}
