import type { BillDetail, BillStory } from '@myfiction/shared/contract/calls/bill.ts';
import { useText } from '../../i18n/use-text.ts';
import { writeMoney } from '../write-money.ts';
import styles from './stories.module.css';
import { storyColor } from './story-color.ts';
import { StoryTable } from './story-table.tsx';

/** Where the money comes from: a bar for the eye, a table to read, each story down to its lines. */
export function Stories({ bill }: { bill: BillDetail }) {
  const t = useText();
  const { stories, currency } = bill;
  return (
    <section aria-labelledby="bill-stories">
      <h3 id="bill-stories" className={styles.title}>
        {t('stories')}
      </h3>
      {stories.length === 0 && <p className={styles.none}>{t('stories.none')}</p>}
      {stories.length > 0 && (
        <>
          {/* Refunds have no length. */}
          {stories.some(({ total_minor }) => total_minor > 0) && (
            <Bar stories={stories} label={(parts) => t('stories.bar', { parts })} currency={currency} />
          )}
          <StoryTable key={`${bill.month} ${currency}`} bill={bill} />
        </>
      )}
    </section>
  );
}

interface BarProps {
  stories: readonly BillStory[];
  currency: BillDetail['currency'];
  label: (parts: string) => string;
}

function Bar({ stories, currency, label }: BarProps) {
  const t = useText();
  const parts = stories
    .map(({ title, total_minor }) => `${title || t('story.gone')} ${writeMoney(total_minor, currency)}`)
    .join(', ');
  return (
    <div className={styles.bar} role="img" aria-label={label(parts)}>
      {stories.map(({ story_id, total_minor }, index) => (
        <i key={story_id} style={{ flexGrow: Math.max(0, total_minor), background: storyColor(index) }} />
      ))}
    </div>
  );
}
