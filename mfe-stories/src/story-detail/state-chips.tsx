import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { StatusTag } from '@myfiction/shared/ui.ts';
import { paidReading, storyApplicationState } from '../applications/application-text.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './state-chips.module.css';

/** The applications that are under way or settled, as short words; what has not begun is no state. */
export function StateChips({ story }: { story: StoryDetail }) {
  const t = useText();
  const paid = paidReading(story);
  const states = [
    { name: t('app.contract'), state: storyApplicationState('contract', story) },
    {
      name: t('app.pay-to-read'),
      state: storyApplicationState('pay-to-read', story),
      text: paid && t('app.pay-to-read.from', { number: formatNumber(paid.first_position) }),
    },
    { name: t('app.completion'), state: storyApplicationState('completion', story) },
  ].filter(({ state }) => state.word !== 'app.state.notStarted');
  if (states.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {states.map(({ name, state, text }) => (
        <li key={name}>
          <StatusTag tone={state.tone} glyph={state.glyph}>
            {text || `${name}: ${t(state.word)}`}
          </StatusTag>
        </li>
      ))}
    </ul>
  );
}
