import { formatNumber, useIsPhone, useNow, usePageTitle } from '@myfiction/shared/host.ts';
import { Cover, StatusTag } from '@myfiction/shared/ui.ts';
import { completionPath } from '../../common/application-path.ts';
import { EditorFrame } from '../../common/editor-frame.tsx';
import { useText } from '../../i18n/use-text.ts';
import { endOfPayToRead, hasPayToReadEnded, isOutOfReach, storyApplicationState } from '../application-text.ts';
import { useViewText } from '../i18n/use-view-text.ts';
import styles from './application-detail.module.css';
import type { ApplicationDetailProps } from './application-detail-props.ts';
import { ContractInfo } from './contract-info.tsx';
import { DetailActions } from './detail-actions.tsx';
import { headOf, subOf, titleOf } from './detail-head.ts';
import { DetailSide } from './detail-side.tsx';
import { openOffer } from './open-offer.ts';
import { PaidInfo } from './paid-info.tsx';
import { SignContract } from './sign-contract.tsx';
import { Timeline } from './timeline.tsx';
import { useFocusOnHead } from './use-focus-on-head.ts';

/** What became of an application: its course, who acts next, its documents, and what the author can do. */
export default function ApplicationDetail({ story, view }: ApplicationDetailProps) {
  const t = useViewText();
  const title = titleOf(view, t);
  usePageTitle(title);
  return (
    <EditorFrame title={title} back={{ to: completionPath(story.story_id), label: t('back') }}>
      <DetailColumns story={story} view={view} />
    </EditorFrame>
  );
}

function DetailColumns({ story, view: given }: ApplicationDetailProps) {
  const t = useViewText();
  const ts = useText();
  const now = useNow();
  const isPhone = useIsPhone();
  const { head, ...around } = useFocusOnHead<HTMLHeadingElement>();
  const outOfReach = given.kind === 'pay-to-read' && isOutOfReach(given.kind, story);
  // Nobody has to act any more.
  const view = outOfReach ? { ...given, next_actor: null, expected_at: null, overdue: false } : given;
  const state = storyApplicationState(view.kind, story);
  const offer = openOffer(view);
  const ended = view.kind === 'pay-to-read' && hasPayToReadEnded(story);
  const over = outOfReach ? 'outOfReach' : ended ? endOfPayToRead(story) : undefined;
  return (
    <div className={styles.columns}>
      <div className={styles.story}>
        <Cover
          title={story.title}
          author={story.author}
          genre={story.genre}
          src={story.cover}
          width={isPhone ? 76 : 168}
        />
        <div>
          <p className={styles.storyTitle}>{story.title}</p>
          <p className={styles.quiet}>
            {ts(`story.genres.${story.genre}`)},{' '}
            {ts('apply.figures', { count: story.chapters_published, words: formatNumber(story.words) })}
          </p>
          <p className={styles.state}>
            <StatusTag tone={state.tone} glyph={state.glyph}>
              {ts(state.word)}
            </StatusTag>
          </p>
        </div>
      </div>
      <div className={styles.main} {...around}>
        <h2 ref={head} className={styles.title} tabIndex={-1}>
          {over ? t(`head.pay-to-read.${over}`) : headOf(view, t, now)}
        </h2>
        <p className={styles.sub}>{over ? ts(`app.pay-to-read.${over}`) : subOf(view, t, now)}</p>
        {view.kind === 'contract' && view.status === 30 && <p className={styles.signedNote}>{t('signed.note')}</p>}
        <Timeline view={view} />
        {offer && <SignContract story={story} view={view} document={offer} />}
        {view.kind === 'contract' && (view.status === 30 || view.status === 31) && <ContractInfo view={view} />}
        {view.kind === 'pay-to-read' && <PaidInfo view={view} />}
        <DetailActions story={story} view={view} />
      </div>
      <aside className={styles.side}>
        <DetailSide story={story} view={view} />
      </aside>
    </div>
  );
}
