import { formatDate } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useEffect, useState } from 'react';
import { useNotesText } from '../i18n/use-notes-text.ts';
import { journalKey, type KeptCopy, type KeptReason } from '../journal/journal-records.ts';
import { dropKeptCopy, listKeptCopies } from '../journal/kept-copies.ts';
import { downloadText } from '../session/download-text.ts';
import styles from './chapter-notes.module.css';
import { useEditor } from './editor-context.ts';
import { useChapterStore } from './use-chapter-store.ts';

const LABELS = {
  'conflict-mine': 'kept.mine',
  'conflict-theirs': 'kept.theirs',
  unreadable: 'kept.unreadable',
} as const satisfies Record<KeptReason, string>;

/** The texts that this device set aside for the chapter; nothing when there are none. */
export function KeptTexts() {
  const t = useNotesText();
  const { uid, chapterId } = useEditor().session.target;
  const key = journalKey(uid, chapterId);
  // A conflict that has just ended may have left another copy.
  const save = useChapterStore(({ view }) => view.save.kind);
  const [copies, setCopies] = useState<readonly KeptCopy[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Without storage there are no copies.
    listKeptCopies(key).then(
      (found) => isCurrent && setCopies(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, save]);
  if (copies.length === 0) return null;
  const drop = async (id: number) => {
    await dropKeptCopy(id);
    setCopies((shown) => shown.filter((copy) => copy.id !== id));
  };
  return (
    <div className={styles.kept}>
      <h3 className={styles.heading}>{t('kept.title')}</h3>
      <p className={styles.hint}>{t('kept.text')}</p>
      {copies.map(({ id = 0, reason, text, at }) => (
        <div key={id} className={styles.copy}>
          <span>{t(LABELS[reason], { when: formatDate(new Date(at).toISOString(), 'dateTime') })}</span>
          <Button size="sm" onClick={() => downloadText(text)}>
            {t('kept.download')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void drop(id)}>
            {t('kept.delete')}
          </Button>
        </div>
      ))}
    </div>
  );
}
