import { paths } from '@myfiction/shared/contract/paths.ts';
import { ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';

/** An address that names no story of this author; another author's story reads the same. */
export function StoryMissing() {
  const t = useText();
  return (
    <EmptyState
      illustration="torn-page"
      title={t('detail.missing.title')}
      text={t('detail.missing.text')}
      action={<ButtonLink to={paths.myStories()}>{t('detail.missing.action')}</ButtonLink>}
    />
  );
}
