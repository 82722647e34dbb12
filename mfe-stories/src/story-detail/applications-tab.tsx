import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { type ApplicationKind, ApplicationStatusLink, StatusTag } from '@myfiction/shared/ui.ts';
import { applicationState } from '../applications/application-state.ts';
import { ApplicationSteps } from '../applications/application-steps.tsx';
import { applicationMeaning, applicationNote, applicationStatus } from '../applications/application-text.ts';
import { contractPath, payToReadPath } from '../common/application-path.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './applications-tab.module.css';

const KINDS: readonly ApplicationKind[] = ['contract', 'payToRead', 'completion'];

export function ApplicationsTab({ story }: { story: StoryDetail }) {
  return KINDS.map((kind) => <Application key={kind} kind={kind} story={story} />);
}

function Application({ kind, story }: { kind: ApplicationKind; story: StoryDetail }) {
  const t = useText();
  const state = applicationState(kind, applicationStatus(kind, story));
  const note = applicationNote(kind, story);
  return (
    <section className={styles.application} aria-labelledby={`application-${kind}`}>
      <div>
        <h3 className={styles.name} id={`application-${kind}`}>
          {t(`app.${kind}`)}
        </h3>
        <StatusTag tone={state.tone} glyph={state.glyph}>
          {t(state.word)}
        </StatusTag>
      </div>
      <div className={styles.text}>
        <p>{t(applicationMeaning(kind, story))}</p>
        {note && <p className={styles.note}>{t(note)}</p>}
        <ApplicationSteps kind={kind} state={state} />
      </div>
      <div className={styles.link}>
        {kind === 'contract' && (
          <ApplicationStatusLink
            kind="contract"
            status={story.contract_status}
            to={contractPath(story.story_id, story.contract_status)}
          />
        )}
        {kind === 'payToRead' && (
          <ApplicationStatusLink
            kind="payToRead"
            status={story.pay_to_read_status}
            to={payToReadPath(story.story_id, story.pay_to_read_status)}
          />
        )}
      </div>
    </section>
  );
}
