import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { Drawer, IconButton, Segmented } from '@myfiction/shared/ui.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStory } from '../api/get-story.ts';
import { EditorFrame } from '../common/editor-frame.tsx';
import { lockOf } from '../common/is-locked.ts';
import { useChapterShown } from '../common/use-chapter-shown.ts';
import { writeChapterPath } from '../common/write-chapter-path.ts';
import styles from './chapter-preview.module.css';
import { checkChapter } from './check-chapter.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { usePreviewText } from './i18n/use-preview-text.ts';
import { PreviewActions } from './preview-actions.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { useReaderSettings } from './reader-settings.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { useLongestParagraph } from './use-longest-paragraph.ts';

export function ChapterPreview({ chapter }: { chapter: ChapterDetail }) {
  const t = usePreviewText();
  const phone = useIsPhone();
  const story = useStory(chapter.story_id);
  useChapterShown(chapter);
  const [settings, change] = useReaderSettings();
  const [opened, setOpened] = useState(false);
  const text = useRef<HTMLElement>(null);
  const screen = useRef<HTMLElement>(null);
  const longestParagraph = useLongestParagraph(text);
  const checks = checkChapter({
    chapter,
    lock: story.data ? lockOf(story.data) : null,
    warnings: story.data?.fields.warnings,
    longestParagraph,
  });

  const devices = (
    <Segmented
      label={t('preview.device')}
      value={settings.device}
      onChange={(device) => change({ device })}
      options={[
        { value: 'phone', label: t('preview.phone') },
        { value: 'tablet', label: t('preview.tablet') },
      ]}
    />
  );
  const settingsPanel = <SettingsPanel settings={settings} onChange={change} framed={!phone} />;
  const checksPanel = <ChecksPanel chapter={chapter} checks={checks} />;
  return (
    <EditorFrame
      title={t('page.chapter-preview')}
      back={{ to: writeChapterPath(chapter), label: t('preview.back') }}
      middle={phone ? undefined : devices}
      sheet={false}
      actions={
        <>
          {phone && (
            <IconButton label={t('preview.open')} icon={<SlidersHorizontal />} onClick={() => setOpened(true)} />
          )}
          <PreviewActions chapter={chapter} blocked={checks.some(({ level }) => level === 'blocking')} />
        </>
      }
    >
      <div className={phone ? styles.phone : styles.columns} data-device={settings.device}>
        {!phone && (
          <aside className={styles.settings} aria-label={t('preview.settings')}>
            {settingsPanel}
          </aside>
        )}
        <ReaderFrame chapter={chapter} settings={settings} framed={!phone} text={text} screen={screen} />
        {!phone && (
          <aside className={styles.checks} aria-label={t('preview.before')}>
            {checksPanel}
          </aside>
        )}
      </div>
      <Drawer open={opened} onClose={() => setOpened(false)} title={t('preview.open')} side="bottom">
        <div className={styles.drawer}>
          {checksPanel}
          {settingsPanel}
        </div>
      </Drawer>
    </EditorFrame>
  );
}
