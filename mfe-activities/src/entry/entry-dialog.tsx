import type { EntryRules } from '@myfiction/shared/contract/campaign.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import { isRefused } from '@myfiction/shared/screen/is-refused.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Checkbox, FormDialog, RadioCard } from '@myfiction/shared/ui.ts';
import { useEffect, useEffectEvent } from 'react';
import type { CampaignTexts } from '../campaign-texts.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './entry.module.css';
import { failureText } from './failure-text.ts';
import { RuleList } from './rule-list.tsx';
import type { Entry, Own } from './use-own-part.ts';

interface EntryDialogProps {
  campaign: string;
  own: Own;
  rules: EntryRules;
  texts: CampaignTexts;
  onClose: () => void;
}

const EMPTY: Entry = { story_id: '', category: '', declarations: [] };

/** Chooses a story, a category and declares; what is chosen stays when the server refuses it. */
export function EntryDialog({ campaign, own, rules, texts, onClose }: EntryDialogProps) {
  const t = useText();
  const [entry, setEntry] = useStateOverSignIn(`entry ${campaign}`, EMPTY);
  // What is on its way is what is shown.
  const change = (part: Partial<Entry>) => own.enter.isPending || setEntry({ ...entry, ...part });
  const { story_id: story, category, declarations: declared } = entry;
  const categories = Object.entries(texts.categories);
  const declarations = Object.entries(texts.declarations);
  // What can be entered comes first.
  const stories = [...(own.part?.stories ?? [])].sort((a, b) => a.unmet.length - b.unmet.length);
  const canEnter = stories.some(({ unmet }) => unmet.length === 0);
  const complete =
    story !== '' && (categories.length === 0 || category !== '') && declared.length === declarations.length;
  const toggle = (id: string, on: boolean) =>
    change({ declarations: on ? [...declared, id] : declared.filter((e) => e !== id) });
  const close = useEffectEvent(onClose);
  const isDoneUnanswered = own.enter.isError && !isRefused(own.enter.error) && own.part?.entry?.story_id === story;
  useEffect(() => {
    if (isDoneUnanswered) close();
  }, [isDoneUnanswered]);
  return (
    <FormDialog
      title={t('enter.title')}
      confirmLabel={t('enter.send')}
      loading={own.enter.isPending}
      loadingLabel={t('enter.sending')}
      disabled={!complete}
      error={failureText(own.enter.error, t('enter.failed'))}
      onSubmit={() => own.enter.mutate(entry, { onSuccess: onClose })}
      onClose={onClose}
      width={640}
    >
      <fieldset className={styles.group}>
        <legend>{t('enter.story')}</legend>
        {!canEnter && (
          <p>
            {t(stories.length === 0 ? 'enter.noStories' : 'enter.noneMeets')}{' '}
            <Link to={paths.newStory()}>{t('enter.newStory')}</Link>
          </p>
        )}
        {stories.map(({ story_id, title, unmet }) => (
          <RadioCard
            key={story_id}
            name="story"
            value={story_id}
            title={title}
            description={<RuleList rules={rules} unmet={unmet} />}
            checked={story === story_id}
            disabled={unmet.length > 0}
            onChange={() => change({ story_id })}
          />
        ))}
      </fieldset>
      {categories.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('enter.category')}</legend>
          {categories.map(([id, name]) => (
            <RadioCard
              key={id}
              name="category"
              value={id}
              title={name}
              checked={category === id}
              onChange={() => change({ category: id })}
            />
          ))}
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>{t('enter.declare')}</legend>
        {declarations.map(([id, text]) => (
          <Checkbox key={id} checked={declared.includes(id)} onChange={(on) => toggle(id, on)}>
            {text}
          </Checkbox>
        ))}
      </fieldset>
    </FormDialog>
  );
}
