import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { StatusTag } from '@myfiction/shared/ui.ts';
import { applicationState } from '../applications/application-state.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './state-chips.module.css';

/** The applications that are under way or settled, as short words; what has not begun is no state. */
export function StateChips({ story }: { story: StoryDetail }) {
  const t = useText();
  const states = [
    { name: t('app.contract'), state: applicationState('contract', story.contract_status) },
    {
      name: t('app.pay-to-read'),
      state: applicationState('pay-to-read', story.pay_to_read_status),
      text: story.paid && t('app.pay-to-read.from', { number: formatNumber(story.paid.first_position) }),
    },
    { name: t('app.completion'), state: applicationState('completion', story.completion_status) },
  ].filter(({ state }) => state.word !== 'app.state.notStarted');
  if (states.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {states.map(({ name, state, text }) => (
        <li key={name}>
          <StatusTag tone={state.tone} glyph={state.glyph}>
            {text ?? `${name}: ${t(state.word)}`}
          </StatusTag>
        </li>
      ))}
    </ul>
  );
}
