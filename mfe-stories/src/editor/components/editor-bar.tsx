import { useIsPhone } from '@myfiction/shared/host.ts';
import { Button, Cover, StatusTag } from '@myfiction/shared/ui.ts';
import { Smartphone } from 'lucide-react';
import { SaveLine } from '../../common/save-line.tsx';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { BackToStory } from './back-to-story.tsx';
import styles from './editor-bar.module.css';
import { MoreMenu } from './more-menu.tsx';
import { useChapterStore } from './use-chapter-store.ts';
import { type SaveActions, useSaveLook } from './use-save-look.tsx';
import { useStoryLock } from './use-story-lock.ts';

export interface EditorBarProps extends SaveActions {
  cover: { author: string; genre: string; src: string } | null;
  /** The work under way, which keeps the others waiting. */
  busy: 'preview' | 'publish' | null;
  onPreview: () => void;
  onPublish: () => void;
  onNotes: () => void;
}

/**
 * The only frame around the text: back, story, how it is saved, Preview, Publish. On phones, what the author can do about
 * a save stands in the place of Publish, which has no room beside it and refuses until that is done.
 */
export function EditorBar(props: EditorBarProps) {
  const t = useFrameText();
  const editorText = useEditorText();
  const info = useChapterStore(({ view }) => view.info);
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  const { cover, busy, onPreview, onPublish, onNotes } = props;
  const save = useSaveLook(props);
  const isPhone = useIsPhone();
  const lock = useStoryLock();
  const isPublished = info.status === 'published';
  return (
    <header className={styles.bar}>
      <BackToStory />
      <span className={styles.cover}>{cover && <Cover title={info.story_title} width={30} {...cover} />}</span>
      <div className={styles.names}>
        <span className={styles.story}>{info.story_title}</span>
        <span className={styles.chapter}>{editorText('text.chapter', { number: info.position })}</span>
        {/* On phones a line over the text says it. */}
        <span className={styles.state}>{!(isPhone && isPublished) && <ChapterState />}</span>
        {isPhone && (
          <span className={styles.phoneStatus}>
            <SaveLine look={save && { ...save, action: undefined }} />
          </span>
        )}
      </div>
      {!isPhone && <SaveLine look={save} />}
      <span className={styles.preview}>
        <Button icon={<Smartphone aria-hidden="true" />} loading={busy === 'preview'} onClick={onPreview}>
          {t('bar.preview')}
        </Button>
      </span>
      <span className={styles.more}>{isPhone && <MoreMenu onPreview={onPreview} onNotes={onNotes} />}</span>
      {isPhone && save?.action ? (
        <Button variant="primary" onClick={save.action.run}>
          {save.action.label}
        </Button>
      ) : (
        isWriter &&
        !lock && (
          <Button variant="primary" loading={busy === 'publish'} onClick={onPublish}>
            {t(isPublished ? 'bar.publishChanges' : 'bar.publish')}
          </Button>
        )
      )}
    </header>
  );
}

/** Whether readers see this text. */
function ChapterState() {
  const t = useFrameText();
  const status = useChapterStore(({ view }) => view.info.status);
  const staged = useChapterStore(({ view }) => view.info.staged);
  if (status === 'draft') return null;
  if (status === 'scheduled') {
    return (
      <StatusTag tone="blue" glyph="clock">
        {t('bar.scheduled')}
      </StatusTag>
    );
  }
  return staged ? (
    <span title={t('bar.staged.help')}>
      <StatusTag tone="amber" glyph="half">
        {t('bar.staged')}
      </StatusTag>
    </span>
  ) : (
    <StatusTag tone="green" glyph="full-check">
      {t('bar.published')}
    </StatusTag>
  );
}
