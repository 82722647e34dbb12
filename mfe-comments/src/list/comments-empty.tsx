import { paths } from '@myfiction/shared/contract/paths.ts';
import { Button, ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import type { CommentsUrl } from '../filters/use-comments-url.ts';
import { useText } from '../i18n/use-text.ts';

interface CommentsEmptyProps {
  url: CommentsUrl;
  /** The story or chapter asked for is gone, or is not this author's. */
  isNowhere: boolean;
  inStory: boolean;
  onAsk: (dialog: OpenDialog) => void;
}

/** What stands in the place of the list when nothing matches, with the one thing to do about it. */
export function CommentsEmpty({ url, isNowhere, inStory, onAsk }: CommentsEmptyProps) {
  const t = useText();
  const { filter, chapterId } = url.filters;
  if (isNowhere || url.isNarrowed) {
    return (
      <EmptyState
        illustration={isNowhere ? 'torn-page' : 'blank-page'}
        title={t(isNowhere ? (chapterId ? 'nowhere.chapter' : 'nowhere.story') : 'empty.narrowed.title')}
        text={isNowhere && t('nowhere.text')}
        action={<Button onClick={url.clear}>{t('empty.narrowed.action')}</Button>}
      />
    );
  }
  const showAll = <Button onClick={() => url.chooseFilter('all')}>{t('empty.new.action')}</Button>;
  const action =
    filter === 'held' ? (
      <Button onClick={() => onAsk({ kind: 'words' })}>{t('empty.held.action')}</Button>
    ) : filter === 'all' ? (
      !inStory && <ButtonLink to={paths.myStories()}>{t('empty.all.action')}</ButtonLink>
    ) : (
      showAll
    );
  return (
    <EmptyState
      illustration="blank-page"
      title={t(`empty.${filter}.title`)}
      text={t(`empty.${filter}.text`)}
      action={action}
    />
  );
}
