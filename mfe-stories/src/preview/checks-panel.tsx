import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { type GlyphName, PhaseGlyph, type Tone, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useId } from 'react';
import { PartTitle } from '../common/part-title.tsx';
import type { ChapterCheck } from './check-chapter.ts';
import styles from './checks-panel.module.css';
import { usePreviewText } from './i18n/use-preview-text.ts';

const LOOK: Record<ChapterCheck['level'], { tone: Tone; glyph: GlyphName }> = {
  good: { tone: 'green', glyph: 'full-check' },
  attention: { tone: 'amber', glyph: 'full-bang' },
  blocking: { tone: 'brick', glyph: 'full-bang' },
};

export function ChecksPanel({ chapter, checks }: { chapter: ChapterDetail; checks: readonly ChapterCheck[] }) {
  const t = usePreviewText();
  const id = useId();
  const live = chapter.status === 'published' && !chapter.staged;
  return (
    <section aria-labelledby={id}>
      <PartTitle level={2} id={id}>
        {live && chapter.published_at
          ? t('preview.published', { date: formatDate(chapter.published_at) })
          : t('preview.before')}
      </PartTitle>
      {live && <p className={styles.text}>{t('preview.upToDate')}</p>}
      <ul className={styles.checks}>
        {checks.map(({ key, level, text, params }) => (
          <li key={key} className={styles.check}>
            <PhaseGlyph phase={LOOK[level].glyph} tone={LOOK[level].tone} />
            <span>
              <VisuallyHidden>{t(`check.${level}`)}: </VisuallyHidden>
              {t(text, params)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
