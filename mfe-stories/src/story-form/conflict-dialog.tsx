import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { changedFields } from '../common/describe-fields.ts';
import { useLanguage } from '../i18n/use-text.ts';
import styles from './conflict-dialog.module.css';
import { type FormValues, fieldsFromValues } from './form-values.ts';
import { useStoryFormText } from './i18n/use-story-form-text.ts';

export interface ConflictDialogProps {
  theirs: StoryDetail;
  mine: FormValues;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two versions of the same story: what differs, and the author's choice. Closing it saves nothing. */
export function ConflictDialog({ theirs, mine, saving, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const t = useStoryFormText();
  const language = useLanguage();
  const fields = fieldsFromValues(mine);
  const changes = fields ? changedFields(fields, theirs.fields, t, language) : [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('form.conflict.title')}
      description={t('form.conflict.text')}
      width={680}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('form.conflict.later')}
          </Button>
          <Button onClick={onTakeTheirs}>{t('form.conflict.takeTheirs')}</Button>
          <Button variant="primary" loading={saving} loadingLabel={t('form.saving')} onClick={onKeepMine}>
            {t('form.conflict.keepMine')}
          </Button>
        </>
      }
    >
      <dl className={styles.changes}>
        {changes.map(({ key, label, mine: own, theirs: saved }) => (
          <div key={key} className={styles.change}>
            <dt>{t(label)}</dt>
            <dd>
              <span className={styles.whose}>{t('form.conflict.mine')}</span>
              {own || t('details.empty')}
            </dd>
            <dd>
              <span className={styles.whose}>{t('form.conflict.theirs')}</span>
              {saved || t('details.empty')}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
