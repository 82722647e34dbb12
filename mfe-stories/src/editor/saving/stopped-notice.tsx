import { paths } from '@myfiction/shared/contract/paths.ts';
import { Alert, Button, ButtonLink } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { DoingButton } from '../components/doing-button.tsx';
import { useEditor } from '../components/editor-context.ts';
import styles from '../components/notices.module.css';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { downloadText } from '../session/download-text.ts';
import { restoreChapter } from '../session/restore-chapter.ts';
import { useKeepAsNewChapter } from '../session/use-keep-as-new-chapter.ts';

/** Why the chapter on the screen cannot be saved any more, and the way on. The text stays where it is. */
export function StoppedNotice() {
  const t = useFrameText();
  const { session } = useEditor();
  const keep = useKeepAsNewChapter();
  const kind = useChapterStore(({ view }) => view.save.kind);
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  if (!isWriter) return null;
  const { target, store } = session;
  const restore = async () => {
    await restoreChapter(target.chapterId);
    await session.retry();
  };
  const keepAsNew = () => keep(target, store.view.info.story_id, () => store.text);
  const download = (
    <Button size="sm" onClick={() => downloadText(store.text)}>
      {t('stopped.download')}
    </Button>
  );
  if (kind === 'trashed')
    return (
      <Notice title={t('stopped.trashed.title')} text={t('stopped.trashed.text')}>
        <DoingButton size="sm" label={t('stopped.restore')} run={restore} />
        {download}
      </Notice>
    );
  if (kind === 'gone')
    return (
      <Notice title={t('stopped.gone.title')} text={t('stopped.gone.text')}>
        <DoingButton size="sm" label={t('stopped.keepAsNew')} run={keepAsNew} />
        {download}
      </Notice>
    );
  if (kind === 'blocked')
    return (
      <Notice title={t('stopped.blocked.title')} text={t('stopped.blocked.text')}>
        {download}
        <DoingButton size="sm" label={t('save.retry')} run={() => session.retry()} />
      </Notice>
    );
  return null;
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const t = useFrameText();
  const isKept = useChapterStore(({ view }) => view.isJournalWorking);
  return (
    <div className={styles.notice}>
      <Alert tone="brick" title={title}>
        {text}
        {isKept && ` ${t('stopped.kept')}`}
        <span className={styles.actions}>
          {children}
          <ButtonLink size="sm" variant="ghost" to={paths.recovery()}>
            {t('stopped.all')}
          </ButtonLink>
        </span>
      </Alert>
    </div>
  );
}
