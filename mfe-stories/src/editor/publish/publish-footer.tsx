import type { ChapterStatus } from '@myfiction/shared/contract/story-options.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { describeMoment } from '../../common/describe-time.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { useSchedulingText } from '../../scheduling/i18n/use-scheduling-text.ts';
import { usePublishText } from '../i18n/use-publish-text.ts';
import styles from './publish-dialog.module.css';
import type { PublishTime } from './use-publish-time.ts';
import type { When } from './when-cards.tsx';

export interface PublishFooterProps {
  status: ChapterStatus;
  when: When;
  time: PublishTime;
  busy: 'publish' | 'unschedule' | null;
  isBlocked: boolean;
  onClose: () => void;
  onConfirm: () => void;
  onUnschedule: () => void;
}

/** The buttons say what happens and when. */
export function PublishFooter(props: PublishFooterProps) {
  const { status, when, time, busy, isBlocked, onClose, onConfirm, onUnschedule } = props;
  const t = usePublishText();
  const tell = useSchedulingText();
  const language = useLanguage();
  const { moment, nowMs, scheduledAt } = time;
  const isPlanning = status !== 'published' && when === 'schedule';
  const isSameTime = isPlanning && moment?.getTime() === scheduledAt;
  const label = () => {
    if (status === 'published') return t('publish.again');
    if (when === 'now') return t('publish.now');
    if (!moment) return tell('publish.schedule');
    const spoken = describeMoment(moment.toISOString(), nowMs, language);
    return tell(status === 'scheduled' ? 'publish.changeTo' : 'publish.scheduleFor', { when: spoken });
  };
  return (
    <>
      {status === 'scheduled' && (
        <span className={styles.unschedule}>
          <Button
            variant="ghost"
            loading={busy === 'unschedule'}
            loadingLabel={tell('publish.unscheduling')}
            onClick={onUnschedule}
          >
            {tell('publish.unschedule')}
          </Button>
        </span>
      )}
      <Button variant="ghost" disabled={busy !== null} onClick={onClose}>
        {t('cancel')}
      </Button>
      {!isBlocked && (
        <Button
          variant="primary"
          disabled={isPlanning && (!moment || isSameTime)}
          loading={busy === 'publish'}
          loadingLabel={isPlanning ? tell('publish.scheduling') : t('publish.publishing')}
          onClick={onConfirm}
        >
          {label()}
        </Button>
      )}
    </>
  );
}
