import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, formatRelative, toast } from '@myfiction/shared/host.ts';
import { exactTime, useHoverText } from '@myfiction/shared/screen/exact-time.tsx';
import { Button, ButtonLink, IconButton, Menu, StatusTag } from '@myfiction/shared/ui.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { dropJournal } from '../editor/journal/drop-journal.ts';
import { downloadFile, downloadText, fileNameOf } from '../editor/session/download-text.ts';
import { lockName } from '../editor/tabs/lock-name.ts';
import { locksHeld } from '../editor/tabs/locks-held.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { type RecoveryText, useRecoveryText } from './i18n/use-recovery-text.ts';
import type { UnsavedChapter } from './list-unsaved.ts';
import styles from './recovery-page.module.css';
import { type SaveResult, saveUnsaved } from './save-unsaved.ts';

export interface UnsavedRowProps {
  uid: number;
  chapter: UnsavedChapter;
  onChanged: () => Promise<void>;
}

const RESULTS = {
  'saved-without-title': 'recovery.savedWithoutTitle',
  'needs-author': 'recovery.needsYou',
  'not-saved': 'recovery.notSaved',
} as const satisfies Record<Exclude<SaveResult, 'saved'>, string>;

/** One chapter of this device: what it holds more, and what can be done with it. */
export function UnsavedRow({ uid, chapter, onChanged }: UnsavedRowProps) {
  const t = useRecoveryText();
  const [dialog, setDialog] = useState<'compare' | 'discard' | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { text, info, chapterId } = chapter;
  const title = text?.title.trim() || t('recovery.untitled');
  const save = async () => {
    setSaving(true);
    try {
      const result = await saveUnsaved(uid, chapterId);
      if (result === 'saved') toast.success(t('recovery.saved', { title }));
      else toast.warning(t(RESULTS[result]));
      await onChanged();
    } finally {
      setSaving(false);
    }
  };
  const download = () => {
    if (text) downloadText(text);
    else downloadFile(fileNameOf(title, 'json'), JSON.stringify(chapter.raw, null, 2), 'application/json');
  };
  const discard = async () => {
    // A tab that has opened it since goes on with it.
    if (!(await locksHeld()).has(lockName(uid, chapterId))) await dropJournal(chapter.key);
    setDialog(null);
    await onChanged();
  };
  const writtenAt = new Date(chapter.updatedAt).toISOString();
  const hover = useHoverText(() => exactTime(writtenAt));
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.meta} {...hover}>
          {t('recovery.meta', { story: info.story_title, when: formatRelative(writtenAt) })}
        </p>
        <p className={styles.state}>
          <StatusTag tone={chapter.isOpen ? 'blue' : 'amber'}>{stateText(chapter, t)}</StatusTag>
          {text && <span>{t('recovery.words', { count: chapter.words, words: formatNumber(chapter.words) })}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.editChapter(chapterId)}>{t('recovery.open')}</ButtonLink>
        {text && !chapter.isOpen && (
          <Button variant="primary" loading={isSaving} loadingLabel={t('recovery.saving')} onClick={() => void save()}>
            {t('recovery.save')}
          </Button>
        )}
        <Menu
          align="end"
          trigger={(props) => <IconButton {...props} label={t('recovery.more', { title })} icon={<Ellipsis />} />}
          items={[
            ...(text ? [{ key: 'compare', label: t('recovery.compare'), onSelect: () => setDialog('compare') }] : []),
            { key: 'download', label: t('recovery.download'), onSelect: download },
            ...(chapter.isOpen
              ? []
              : [{ key: 'discard', label: t('recovery.discard'), danger: true, onSelect: () => setDialog('discard') }]),
          ]}
        />
      </div>
      {dialog === 'compare' && text && (
        <CompareDialog chapter={chapter} text={text} title={title} onClose={() => setDialog(null)} />
      )}
      {dialog === 'discard' && (
        <DiscardDialog title={title} onClose={() => setDialog(null)} onDiscard={() => void discard()} />
      )}
    </li>
  );
}

function stateText({ isOpen, text, created, changed }: UnsavedChapter, t: RecoveryText): string {
  if (isOpen) return t('recovery.isOpen');
  if (!text) return t('recovery.unreadable');
  if (!created || !changed) return t('recovery.notCreated');
  const { added, removed } = changed;
  return added + removed === 0
    ? t('recovery.fields')
    : t('recovery.differs', { count: added, added: formatNumber(added), removed: formatNumber(removed) });
}
