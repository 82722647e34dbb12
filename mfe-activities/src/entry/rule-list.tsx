import { type EntryRule, type EntryRules, rulesOf } from '@myfiction/shared/contract/campaign.ts';
import { formatDate, formatNumber, useTranslation } from '@myfiction/shared/host.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './entry.module.css';

/** Each rule of a contest, and whether a story meets it; what is missing comes first. */
export function RuleList({ rules, unmet }: { rules: EntryRules; unmet: readonly EntryRule[] }) {
  const t = useText();
  const { language } = useTranslation();
  const words: Record<EntryRule, string> = {
    language: t('rule.language', {
      language: new Intl.DisplayNames(language, { type: 'language' }).of(rules.language ?? 'en') ?? '',
    }),
    genre: t('rule.genre'),
    words: t('rule.words', { number: formatNumber(rules.min_words ?? 0) }),
    chapters: t('rule.chapters', { count: rules.min_chapters ?? 0 }),
    original: t('rule.original'),
    begun: t('rule.begun', { date: formatDate(rules.begun_from ?? '', 'date', 'UTC') }),
    'not-completed': t('rule.not-completed'),
  };
  return (
    <span className={styles.rules}>
      {[...unmet, ...rulesOf(rules).filter((rule) => !unmet.includes(rule))].map((rule) => {
        const met = !unmet.includes(rule);
        return (
          <span key={rule} className={met ? styles.met : styles.unmet}>
            {t(met ? 'rule.met' : 'rule.unmet', { rule: words[rule] })}
          </span>
        );
      })}
    </span>
  );
}
