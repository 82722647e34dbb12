import { paths } from '@myfiction/shared/contract/paths.ts';
import { Button, ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import type { InboxUrl } from '../use-inbox-url.ts';

/** Why the list is empty, and the one thing to do about it. */
export function ListEmpty({ url }: { url: InboxUrl }) {
  const t = useText();
  const { folder, unread, q } = url.filters;
  if (url.isNarrowed) {
    return (
      <EmptyState
        illustration="blank-page"
        title={q === '' ? t('empty.type.title') : t('empty.search.title', { q })}
        text={t('empty.search.text')}
        action={<Button onClick={url.clear}>{t('empty.clear')}</Button>}
      />
    );
  }
  if (unread) {
    return (
      <EmptyState
        illustration="envelope"
        title={t('empty.unread.title')}
        text={t('empty.unread.text')}
        action={<Button onClick={() => url.chooseTab(false)}>{t('empty.unread.action')}</Button>}
      />
    );
  }
  if (folder !== 'inbox') {
    return (
      <EmptyState
        illustration="envelope"
        title={t(`empty.${folder}.title`)}
        text={t(`empty.${folder}.text`)}
        action={<ButtonLink to={paths.inbox()}>{t('folder.back')}</ButtonLink>}
      />
    );
  }
  return <EmptyState illustration="envelope" title={t('empty.inbox.title')} text={t('empty.inbox.text')} />;
}
