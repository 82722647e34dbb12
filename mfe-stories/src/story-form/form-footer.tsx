import { Link } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import styles from './story-form.module.css';
import type { StoryFormState } from './use-story-form.ts';

export interface FormFooterProps {
  form: StoryFormState;
  saving: boolean;
  isNew: boolean;
  back: string;
  mayLeave: () => boolean;
}

/** Always in view: the one main action, what is wrong, and what happens to unsaved changes. */
export function FormFooter({ form, saving, isNew, back, mayLeave }: FormFooterProps) {
  const t = useStoryFormText();
  const wrong = Object.keys(form.problems).length;
  return (
    <div className={styles.footer} data-foot>
      <Button type="submit" variant="primary" loading={saving} loadingLabel={t('form.saving')}>
        {t(isNew ? 'form.create' : 'form.save')}
      </Button>
      <Link
        to={back}
        className={styles.cancel}
        onClick={(event) => {
          if (!mayLeave()) event.preventDefault();
        }}
      >
        {t('form.cancel')}
      </Link>
      <span className={styles.footnote} role="status" data-wrong={wrong > 0 || undefined}>
        {wrong > 0 && t('form.error.summary', { count: wrong })}
        {wrong === 0 && form.dirty && t(form.kept ? 'form.kept' : 'form.notKept')}
      </span>
    </div>
  );
}
