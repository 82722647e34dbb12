import { formatDate } from '@myfiction/shared/host.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { Check, CloudOff, CloudUpload, GitCompareArrows, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FrameText, useFrameText } from '../i18n/use-frame-text.ts';
import type { SaveState } from '../saving/save-state.ts';
import { useEditor } from './editor-context.ts';
import styles from './save-status.module.css';
import { useChapterStore } from './use-chapter-store.ts';

interface Look {
  icon: ReactNode;
  long: string;
  short: string;
  tone?: 'amber' | 'brick';
  action?: { label: string; run: () => void };
}

export interface SaveStatusProps {
  onSignIn: () => void;
  onCompare: () => void;
}

/** How the text stands, in words; announced when it changes. */
export function SaveStatus({ onSignIn, onCompare }: SaveStatusProps) {
  const { session } = useEditor();
  const t = useFrameText();
  const save = useChapterStore(({ view }) => view.save);
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  const isJournalWorking = useChapterStore(({ view }) => view.isJournalWorking);
  const look = isWriter
    ? lookOf(save, isJournalWorking, t, { onSignIn, onCompare, onRetry: () => void session.retry() })
    : { icon: null, long: t('save.reading'), short: t('save.reading') };
  return (
    <span className={styles.place}>
      <span role="status" className={cx(styles.status, look?.tone && styles[look.tone])}>
        {look?.icon}
        <span className={styles.long}>{look?.long}</span>
        <span className={styles.short}>{look?.short}</span>
      </span>
      {look?.action && (
        <button type="button" className={styles.action} onClick={look.action.run}>
          {look.action.label}
        </button>
      )}
    </span>
  );
}

interface Actions {
  onRetry: () => void;
  onSignIn: () => void;
  onCompare: () => void;
}

function lookOf(save: SaveState, isKept: boolean, t: FrameText, actions: Actions): Look | null {
  const offline = <CloudOff aria-hidden="true" />;
  switch (save.kind) {
    case 'empty':
      return null;
    case 'saving':
      return { icon: <CloudUpload aria-hidden="true" />, long: t('save.saving'), short: t('save.saving') };
    case 'saved':
      return { icon: <Check aria-hidden="true" />, long: savedText(save.at, t), short: t('save.saved.short') };
    case 'offline':
      return isKept
        ? { icon: offline, long: t('save.offline'), short: t('save.offline.short'), tone: 'amber' }
        : { icon: offline, long: t('save.offlineOnly'), short: t('save.offlineOnly'), tone: 'brick' };
    case 'failed':
      return {
        icon: <TriangleAlert aria-hidden="true" />,
        long: save.message || t('save.failed'),
        short: t('save.failed'),
        tone: 'brick',
        action: { label: t('save.retry'), run: actions.onRetry },
      };
    case 'signed-out':
      return {
        icon: offline,
        long: t('save.signedOut'),
        short: t('save.signedOut.short'),
        tone: 'amber',
        action: { label: t('save.signIn'), run: actions.onSignIn },
      };
    case 'conflict':
      return {
        icon: <GitCompareArrows aria-hidden="true" />,
        long: t('save.conflict'),
        short: t('save.conflict'),
        tone: 'amber',
        action: { label: t('save.compare'), run: actions.onCompare },
      };
    case 'gone':
    case 'trashed':
    case 'blocked':
      return {
        icon: <TriangleAlert aria-hidden="true" />,
        long: t(`save.${save.kind}`),
        short: t(`save.${save.kind}`),
        tone: 'brick',
      };
  }
}

/** The time of day is enough for today. */
export function savedText(atMs: number, t: FrameText, nowMs = Date.now()): string {
  const iso = new Date(atMs).toISOString();
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  return isToday
    ? t('save.saved', { time: formatDate(iso, 'time') })
    : t('save.savedOn', { date: formatDate(iso, 'date') });
}
