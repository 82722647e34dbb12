import { useIsPhone } from '@myfiction/shared/host.ts';
import { Button, Cover, StatusTag } from '@myfiction/shared/ui.ts';
import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { BackToStory } from './back-to-story.tsx';
import styles from './editor-bar.module.css';
import { MoreMenu } from './more-menu.tsx';
import { useChapterStore } from './use-chapter-store.ts';
import { useStoryLock } from './use-story-lock.ts';

export interface EditorBarProps {
  cover: { author: string; genre: string; src: string } | null;
  status: ReactNode;
  /** The work under way, which keeps the others waiting. */
  busy: 'preview' | 'publish' | null;
  onPreview: () => void;
  onPublish: () => void;
  onNotes: () => void;
}

/** The only frame around the text: back, story, how it is saved, Preview, Publish. */
export function EditorBar(props: EditorBarProps) {
  const t = useFrameText();
  const editorText = useEditorText();
  const info = useChapterStore(({ view }) => view.info);
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  const { cover, status, busy, onPreview, onPublish, onNotes } = props;
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
        {isPhone && <span className={styles.phoneStatus}>{status}</span>}
      </div>
      {!isPhone && status}
      <span className={styles.preview}>
        <Button icon={<Smartphone aria-hidden="true" />} loading={busy === 'preview'} onClick={onPreview}>
          {t('bar.preview')}
        </Button>
      </span>
      <span className={styles.more}>{isPhone && <MoreMenu onPreview={onPreview} onNotes={onNotes} />}</span>
      {isWriter && !lock && (
        <Button variant="primary" loading={busy === 'publish'} onClick={onPublish}>
          {t(isPublished ? 'bar.publishChanges' : 'bar.publish')}
        </Button>
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
