import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { formatRelative } from '@myfiction/shared/host.ts';
import { Alert, Button } from '@myfiction/shared/ui.ts';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import styles from './story-form.module.css';
import type { StoryFormState } from './use-story-form.ts';

/** Says that the form is not what the server has, and gives the way back to that. */
export function RestoredNote({ form, story }: { form: StoryFormState; story: StoryDetail | undefined }) {
  const t = useStoryFormText();
  if (form.restoredFrom === undefined) return null;
  return (
    <div className={styles.note}>
      <Alert
        tone="blue"
        title={t('form.restored', { when: formatRelative(form.restoredFrom) })}
        action={
          <Button size="sm" onClick={() => form.takeSaved(story)}>
            {t('form.restored.discard')}
          </Button>
        }
      />
    </div>
  );
}
