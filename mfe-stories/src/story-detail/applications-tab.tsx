import { APPLICATION_KINDS, type ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { type UseQueryResult, useNow, useTranslation } from '@myfiction/shared/host.ts';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, ButtonLink, StatusTag } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useApplication } from '../api/application.ts';
import { useFunnel } from '../api/get-funnel.ts';
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
import { RowsSkeleton } from './detail-skeleton.tsx';
import { PaidShare } from './paid-share.tsx';

const loadCompletion = () =>
  import('../applications/completion/completion-dialog.tsx').then((module) => module.default);

/** What the sections tell comes with several calls. So long they wait for the slowest of them. */
const PATIENCE_MS = 1_000;

type Views = Record<ApplicationKind, UseQueryResult<ApplicationView>>;

/** All sections at once: a sentence that came late would push the next button away from under the finger. */
export function ApplicationsTab({ story }: { story: StoryDetail }) {
  const views = useViews(story);
  const paid = paidReading(story);
  const isPaid = useNow() >= (paid ? Date.parse(paid.from) : Number.POSITIVE_INFINITY);
  const share = useFunnel(story.story_id, { enabled: isPaid });
  const isComing = [...Object.values(views), share].some(({ isLoading }) => isLoading);
  const isLong = useDelayed(isComing, PATIENCE_MS);
  const isSlow = useDelayed(isComing);
  // What begins while they are looked at hides none of them.
  const [isShown, setShown] = useState(false);
  if (!isShown && (!isComing || isLong)) setShown(true);
  if (!isShown) return isSlow && <RowsSkeleton />;
  return APPLICATION_KINDS.map((kind) => (
    <Application key={kind} kind={kind} story={story} view={views[kind].data} isPaid={isPaid} />
  ));
}

/** What has begun has dates, and so has an offer that came to nothing; until they are here the status' sentence stands. */
function useViews(story: StoryDetail): Views {
  const { story_id: id } = story;
  const enabled = (kind: ApplicationKind) => applicationStatus(kind, story) !== 0;
  return {
    contract: useApplication(id, 'contract'),
    'pay-to-read': useApplication(id, 'pay-to-read', { enabled: enabled('pay-to-read') }),
    completion: useApplication(id, 'completion', { enabled: enabled('completion') }),
  };
}

interface ApplicationProps {
  kind: ApplicationKind;
  story: StoryDetail;
  view: ApplicationView | undefined;
  /** Readers pay by now. */
  isPaid: boolean;
}

function Application({ kind, story, view, isPaid }: ApplicationProps) {
  const t = useText();
  const nowMs = useNow();
  const status = applicationStatus(kind, story);
  const state = storyApplicationState(kind, story);
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
          {kind === 'pay-to-read' && paid && isPaid && (
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
