import { formatDate } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import type { KeptCopy } from '../editor/journal/journal-records.ts';
import { dropKeptCopy } from '../editor/journal/kept-copies.ts';
import { downloadFile, fileNameOf } from '../editor/session/download-text.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { useRecoveryText } from './i18n/use-recovery-text.ts';
import styles from './recovery-page.module.css';

/** Journals of which a part could not be read, as they were; nothing when there are none. */
export function DamagedCopies({ copies, onChanged }: { copies: readonly KeptCopy[]; onChanged: () => Promise<void> }) {
  const t = useRecoveryText();
  const [leaving, setLeaving] = useState<KeptCopy | null>(null);
  if (copies.length === 0) return null;
  const titleOf = ({ text }: KeptCopy) => text.title.trim() || t('recovery.untitled');
  const download = (copy: KeptCopy) =>
    downloadFile(fileNameOf(titleOf(copy), 'json'), JSON.stringify(copy.raw ?? copy.text, null, 2), 'application/json');
  const discard = async ({ id }: KeptCopy) => {
    if (id !== undefined) await dropKeptCopy(id);
    setLeaving(null);
    await onChanged();
  };
  return (
    <section className={styles.damaged} aria-label={t('recovery.damaged.title')}>
      <h2 className={styles.heading}>{t('recovery.damaged.title')}</h2>
      <p className={styles.meta}>{t('recovery.damaged.text')}</p>
      <ul className={styles.list}>
        {copies.map((copy) => (
          <li key={copy.id} className={styles.row}>
            <div className={styles.what}>
              <h3 className={styles.title}>{titleOf(copy)}</h3>
              <p className={styles.meta}>
                {t('recovery.damaged.when', { when: formatDate(new Date(copy.at).toISOString(), 'dateTime') })}
              </p>
            </div>
            <div className={styles.actions}>
              <Button onClick={() => download(copy)}>{t('recovery.download')}</Button>
              <Button variant="ghost" onClick={() => setLeaving(copy)}>
                {t('recovery.discard')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {leaving && (
        <DiscardDialog
          title={titleOf(leaving)}
          onClose={() => setLeaving(null)}
          onDiscard={() => void discard(leaving)}
        />
      )}
    </section>
  );
}
