import { usePageTitle } from '@myfiction/shared/host.ts';
import { useCommentsUrl } from './filters/use-comments-url.ts';
import { useText } from './i18n/use-text.ts';
import { CommentsScreen } from './list/comments-screen.tsx';

/** What readers say about all the author's stories. */
export function CommentsPage() {
  const t = useText();
  usePageTitle(t('page.title'));
  return <CommentsScreen url={useCommentsUrl()} />;
}
