import { callApi, formatDate, toast, useMutation } from '@myfiction/shared/host.ts';
import { saveFile } from '@myfiction/shared/screen/save-file.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { Alert, Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { Section } from '../section.tsx';
import { useSecurity, useTakeSecurity } from '../security/use-security.ts';
import styles from '../settings-page.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

/** The author's own: take everything along, or end the account. */
export function DataSection() {
  const t = useSettingsText();
  const security = useSecurity().data;
  const [deleting, setDeleting] = useState(false);
  const focusKept = useFocusKept<HTMLDivElement>();
  const fetchAll = useMutation({
    mutationFn: () => callApi('account/export', {}),
    onSuccess: ({ url, file_name }) => saveFile(url, file_name),
  });
  return (
    <Section name="data">
      <div className={styles.line}>
        <div>
          <div className={styles.lineTitle}>{t('data.export')}</div>
          <div className={styles.lineHelp}>{t('data.exportHelp')}</div>
        </div>
        <Button size="sm" loading={fetchAll.isPending} onClick={() => fetchAll.mutate()}>
          {t('data.exportNow')}
        </Button>
      </div>
      <div {...focusKept}>
        {security?.deletion_at && <PendingDeletion at={security.deletion_at} />}
        {security && security.deletion_at === null && (
          <div className={styles.line}>
            <div>
              <div className={styles.lineTitle}>{t('data.delete')}</div>
              <div className={styles.lineHelp}>{t('data.deleteHelp')}</div>
            </div>
            <Button size="sm" variant="danger" onClick={() => setDeleting(true)}>
              {t('data.deleteAccount')}
            </Button>
          </div>
        )}
      </div>
      {deleting && security && <DeleteDialog security={security} onClose={() => setDeleting(false)} />}
    </Section>
  );
}

function PendingDeletion({ at }: { at: string }) {
  const t = useSettingsText();
  const take = useTakeSecurity();
  const undo = useMutation({
    mutationFn: () => callApi('account/undoDeletion', {}),
    onSuccess: (security) => {
      take(security);
      toast.success(t('data.kept'));
    },
  });
  return (
    <Alert
      tone="amber"
      title={t('data.goesOn', { at: formatDate(at, 'date') })}
      action={
        <Button size="sm" loading={undo.isPending} onClick={() => undo.mutate()}>
          {t('data.undo')}
        </Button>
      }
    >
      {t('data.untilThen')}
    </Alert>
  );
}
