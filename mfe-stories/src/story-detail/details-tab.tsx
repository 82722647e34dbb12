import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { Alert, ButtonLink } from '@myfiction/shared/ui.ts';
import { SquarePen } from 'lucide-react';
import { describeFields } from '../common/describe-fields.ts';
import { isLocked } from '../common/is-locked.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import styles from './details-tab.module.css';

/** Everything that the story form holds, to read. */
export function DetailsTab({ story }: { story: StoryDetail }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className={styles.details}>
      {story.signed && (
        <div className={styles.note}>
          <Alert tone="neutral" title={t('detail.signedNote')} />
        </div>
      )}
      <dl className={styles.list}>
        {describeFields(story.fields, t, language).map(({ key, label, value }) => (
          <div key={key} className={styles.row}>
            <dt>{t(label)}</dt>
            <dd data-empty={value === '' || undefined}>{value || t('details.empty')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        {!story.signed && !isLocked(story) && (
          <ButtonLink icon={<SquarePen />} to={paths.editStory(story.story_id)}>
            {t('detail.editDetails')}
          </ButtonLink>
        )}
        <span>{t('details.created', { date: formatDate(story.created_at) })}</span>
      </div>
    </div>
  );
}
