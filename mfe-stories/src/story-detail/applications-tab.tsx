import { APPLICATION_KINDS, type ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { useNow, useTranslation } from '@myfiction/shared/host.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, ButtonLink, StatusTag } from '@myfiction/shared/ui.ts';
import { useApplication } from '../api/application.ts';
import { ApplicationSteps } from '../applications/application-steps.tsx';
import {
  applicationMeaning,
  applicationNote,
  applicationStatus,
  isOutOfReach,
  paidReading,
  storyApplicationState,
} from '../applications/application-text.ts';
import { contractPath, payToReadPath } from '../common/application-path.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './applications-tab.module.css';
import { PaidShare } from './paid-share.tsx';

const loadCompletion = () =>
  import('../applications/completion/completion-dialog.tsx').then((module) => module.default);

export function ApplicationsTab({ story }: { story: StoryDetail }) {
  return APPLICATION_KINDS.map((kind) => <Application key={kind} kind={kind} story={story} />);
}

function Application({ kind, story }: { kind: ApplicationKind; story: StoryDetail }) {
  const t = useText();
  const nowMs = useNow();
  const status = applicationStatus(kind, story);
  const state = storyApplicationState(kind, story);
  // What has begun has dates, and so has an offer that came to nothing; until they are here the status' sentence stands.
  const { data: view } = useApplication(story.story_id, kind, { enabled: status !== 0 || kind === 'contract' });
  const note = applicationNote(kind, story);
  const paid = paidReading(story);
  // Nothing to see there, and nothing to do.
  const leadsNowhere = status === 0 && isOutOfReach(kind, story);
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
        <p>
          {applicationMeaning(kind, story, view, nowMs, t)}
          {kind === 'pay-to-read' && paid && Date.parse(paid.from) <= nowMs && (
            <PaidShare storyId={story.story_id} firstPaid={paid.first_position} />
          )}
        </p>
        {note && <p className={styles.note}>{t(note)}</p>}
        {!leadsNowhere && <ApplicationSteps kind={kind} state={state} />}
      </div>
      {!leadsNowhere && <ApplicationAction kind={kind} story={story} />}
    </section>
  );
}

/** The specification's label as what to do; where it has none, nothing is to be done. */
function ApplicationAction({ kind, story }: { kind: ApplicationKind; story: StoryDetail }) {
  const labels = useTranslation('ui');
  const [isOpen, setOpen] = useStateOverSignIn(`completion ${story.story_id}`, false);
  const CompletionDialog = useLate(loadCompletion, isOpen);
  const status = applicationStatus(kind, story);
  const label = kind === 'completion' && status === 22 ? '' : labels.t(`status.${kind}.${status}`);
  if (kind === 'contract') {
    return <ButtonLink to={contractPath(story.story_id, story.contract_status)}>{label}</ButtonLink>;
  }
  if (kind === 'pay-to-read') {
    return <ButtonLink to={payToReadPath(story.story_id, story.pay_to_read_status)}>{label}</ButtonLink>;
  }
  return (
    <>
      {label !== '' && <Button onClick={() => setOpen(true)}>{label}</Button>}
      {isOpen && CompletionDialog && <CompletionDialog story={story} onClose={() => setOpen(false)} />}
    </>
  );
}
