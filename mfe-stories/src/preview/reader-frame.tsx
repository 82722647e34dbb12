import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { cx, rem } from '@myfiction/shared/ui.ts';
import { ChevronLeft, List } from 'lucide-react';
import type { RefObject } from 'react';
import { readingMinutes } from '../common/reading-minutes.ts';
import { usePreviewText } from './i18n/use-preview-text.ts';
import styles from './reader-frame.module.css';
import { ReaderPage } from './reader-page.tsx';
import { type ReaderSettings, TABLET_WIDTH } from './reader-settings.ts';
import { useReadingPosition } from './use-reading-position.ts';

export interface ReaderFrameProps {
  chapter: ChapterDetail;
  settings: ReaderSettings;
  /** False on a phone, which needs no drawn one. */
  framed: boolean;
  /** The text, for what is measured on it. */
  text: RefObject<HTMLElement | null>;
  screen: RefObject<HTMLElement | null>;
}

/** Thickness of the drawn device around its screen, in px. */
const BEZEL = 11;

/** The chapter on a reader's device. Only the text is real: the bars around it show where the app has its own. */
export function ReaderFrame({ chapter, settings, framed, text, screen }: ReaderFrameProps) {
  const t = usePreviewText();
  const { page, pages } = useReadingPosition(screen, text);
  const tablet = settings.device === 'tablet';
  const width = (tablet ? TABLET_WIDTH : settings.width) + 2 * BEZEL;
  return (
    <section
      className={cx(framed && styles.device, framed && tablet && styles.tablet, !framed && styles.bare)}
      style={framed ? { width: rem(width) } : undefined}
      aria-label={t('preview.frame')}
    >
      <div className={styles.screen} data-colour={settings.colour}>
        {framed && (
          <div className={styles.appBar} aria-hidden="true">
            <ChevronLeft />
            <span>{chapter.story_title}</span>
            <List />
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling place must be reachable by keyboard. */}
        <section ref={screen} className={styles.scroll} tabIndex={0} aria-label={chapter.story_title}>
          <ReaderPage chapter={chapter} size={settings.size} text={text} />
        </section>
        <div className={styles.foot}>
          <span>{t('preview.page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
          <span>{t('preview.minutes', { count: readingMinutes(chapter.words) })}</span>
        </div>
      </div>
    </section>
  );
}
