import { FREE_CHAPTERS_MIN } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, Link } from '@myfiction/shared/host.ts';
import { PhaseGlyph, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { hasNoContractAnyMore } from '../application-text.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import styles from './eligibility-list.module.css';

type Rule = ApplicationView['eligibility'][number];

interface EligibilityListProps {
  rules: readonly Rule[];
  story: StoryDetail;
}

/** What must be true of the story, rule by rule, with how much is missing. */
export function EligibilityList({ rules, story }: EligibilityListProps) {
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <EligibilityRule key={rule.rule} rule={rule} story={story} />
      ))}
    </ul>
  );
}

function EligibilityRule({ rule: all, story }: { rule: Rule; story: StoryDetail }) {
  const { rule, met, have, need } = all;
  const t = useFormText();
  const params = {
    have: formatNumber(have),
    need: formatNumber(need),
    missing: formatNumber(Math.max(0, need - have)),
    free: FREE_CHAPTERS_MIN,
  };
  return (
    <li data-met={met || undefined}>
      <PhaseGlyph phase={met ? 'full-check' : 'empty'} tone={met ? 'green' : 'amber'} />
      <div>
        <p className={styles.rule}>
          <VisuallyHidden>{t(met ? 'rule.met' : 'rule.open')}: </VisuallyHidden>
          {t(`rule.${rule}`, { ...params, count: need })}
        </p>
        <p className={styles.state}>{t(stateTextOf(all, story), { ...params, count: have })}</p>
        {!met && (
          <Link className={styles.link} to={targetOf(rule, story.story_id)}>
            {t(linkTextOf(rule))}
          </Link>
        )}
      </div>
    </li>
  );
}

function stateTextOf({ rule, met, have }: Rule, story: StoryDetail) {
  if (met) return `rule.${rule}.have` as const;
  if (rule === 'not-completed' && !story.completed) return 'rule.not-completed.inReview';
  if (rule !== 'contract-signed') return `rule.${rule}.missing` as const;
  if (story.contract_status === 31) return 'rule.contract-signed.ended';
  if (hasNoContractAnyMore(story)) return 'rule.contract-signed.none';
  // Signed, and still not what is needed: its term is over.
  return have > 0 ? 'rule.contract-signed.over' : 'rule.contract-signed.missing';
}

function linkTextOf(rule: Rule['rule']) {
  if (rule === 'email-verified') return 'rule.toSettings';
  return rule === 'contract-signed' ? 'rule.toContract' : 'rule.toStory';
}

function targetOf(rule: Rule['rule'], storyId: string): string {
  if (rule === 'email-verified') return paths.settings();
  return rule === 'contract-signed' ? paths.contract('new', storyId) : paths.storyDetail(storyId);
}
