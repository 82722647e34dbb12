import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, Link } from '@myfiction/shared/host.ts';
import { PhaseGlyph } from '@myfiction/shared/ui.ts';
import { usePublishText } from '../i18n/use-publish-text.ts';
import type { CheckTone, PublishCheck } from './publish-checks.ts';
import styles from './publish-dialog.module.css';

const GLYPHS = {
  good: { phase: 'full-check', tone: 'green' },
  attention: { phase: 'full-bang', tone: 'amber' },
  blocking: { phase: 'full-bang', tone: 'brick' },
  waiting: { phase: 'dashed', tone: 'neutral' },
} as const satisfies Record<CheckTone, unknown>;

export interface CheckListProps {
  checks: readonly PublishCheck[];
  words: number;
  storyId: string;
  onFixTitle: () => void;
  /** Where the text is at hand: makes two chapters of one that is too long. */
  onSplit?: (() => void) | undefined;
}

/** Glyph and words, never colour alone. */
export function CheckList({ checks, words, storyId, onFixTitle, onSplit }: CheckListProps) {
  const t = usePublishText();
  const figures = { count: words, words: formatNumber(words) };
  return (
    <ul className={styles.checks} aria-label={t('publish.checks')}>
      {checks.map(({ key, tone, text, limit, fix }) => (
        <li key={key}>
          <PhaseGlyph {...GLYPHS[tone]} />
          <span>
            {t(text, { ...figures, limit: formatNumber(limit ?? 0) })}
            {fix === 'title' && (
              <button type="button" className={styles.fix} onClick={onFixTitle}>
                {t('publish.addTitle')}
              </button>
            )}
            {fix === 'split' && onSplit && (
              <button type="button" className={styles.fix} onClick={onSplit}>
                {t('publish.split')}
              </button>
            )}
            {fix === 'warnings' && (
              <Link className={styles.fix} to={paths.editStory(storyId)}>
                {t('publish.check.addWarnings')}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
