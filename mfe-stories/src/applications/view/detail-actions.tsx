import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import { findTransition } from '@myfiction/shared/contract/application-transitions.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, ButtonLink, ConfirmDialog } from '@myfiction/shared/ui.ts';
import { lockOf } from '../../common/is-locked.ts';
import { isOutOfReach } from '../application-text.ts';
import { useViewText } from '../i18n/use-view-text.ts';
import styles from './application-detail.module.css';
import type { ApplicationDetailProps } from './application-detail-props.ts';
import { useDeed } from './use-deed.ts';

/** What the author can do with an application as it stands. */
export function DetailActions({ story, view }: ApplicationDetailProps) {
  const t = useViewText();
  const deed = useDeed();
  const { kind, status, story_id } = view;
  const [isAsking, setAsking] = useStateOverSignIn(`withdraw application ${story_id} ${kind}`, false);
  const canWithdraw = findTransition(kind, status, 'withdraw', 'author') !== undefined;
  const canCorrect = status === 21 && kind !== 'completion' && !isOutOfReach(kind, story);
  if (!canWithdraw && !canCorrect) return null;
  const withdraw = async () => {
    const outcome = await deed.run((call) => call('application/withdraw', { story_id, kind }), t('withdraw.done'));
    if (outcome !== 'failed') setAsking(false);
  };
  return (
    <div className={styles.actions}>
      {canCorrect && (
        <ButtonLink
          variant="primary"
          to={kind === 'contract' ? paths.contract('reapply', story_id) : paths.payToRead('reapply', story_id)}
        >
          {t('correct.action')}
        </ButtonLink>
      )}
      {canWithdraw && <Button onClick={() => setAsking(true)}>{t('withdraw.action')}</Button>}
      <ConfirmDialog
        open={isAsking}
        title={t('withdraw.title')}
        text={t(withdrawText(kind, story))}
        confirmLabel={t('withdraw.confirm')}
        loading={deed.isBusy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function withdrawText(kind: ApplicationKind, story: StoryDetail) {
  if (kind === 'completion') return 'withdraw.textCompletion';
  const lock = kind === 'contract' ? lockOf(story) : null;
  if (lock === 'review') return 'withdraw.textInReview';
  return lock === 'completed' || isOutOfReach(kind, story) ? 'withdraw.textLast' : 'withdraw.text';
}
