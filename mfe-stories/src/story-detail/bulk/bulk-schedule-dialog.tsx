import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ScheduleSeries } from '@myfiction/shared/contract/calls/schedule.ts';
import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import type { BulkAction } from '@myfiction/shared/contract/calls/story-structure.ts';
import { authorZone, useNow } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { ConfirmDialog, RadioCard } from '@myfiction/shared/ui.ts';
import { localTime } from '../../common/local-time.ts';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { defaultTime } from '../../scheduling/default-time.ts';
import { useSchedulingText } from '../../scheduling/i18n/use-scheduling-text.ts';
import { LeftBehindNote } from '../../scheduling/left-behind-note.tsx';
import { momentOf } from '../../scheduling/moment-of.ts';
import { promisedSeries } from '../../scheduling/promised-series.ts';
import { ScheduleFields } from '../../scheduling/schedule-fields.tsx';
import { momentProblem } from '../../scheduling/schedule-limits.ts';
import { SeriesFields } from '../../scheduling/series-fields.tsx';
import { seriesPreview } from '../../scheduling/series-preview.ts';
import { SlotList } from '../../scheduling/slot-list.tsx';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import styles from './bulk-schedule-dialog.module.css';

export interface BulkScheduleDialogProps {
  /** In reading order. */
  chapters: readonly ChapterSummary[];
  /** All of the story. */
  all: readonly ChapterSummary[];
  /** Chosen ones that are published already. */
  leftOut: number;
  schedule: StoryFields['schedule'];
  /** When the story's other chapters go out, in ms. */
  taken: ReadonlySet<number>;
  isBusy: boolean;
  onSchedule: (action: BulkAction) => void;
  onClose: () => void;
}

/** Monday, Wednesday, Friday: what serials do most. */
const USUAL_DAYS = [1, 3, 5];

/** Many chapters: one a slot of a rhythm, or all at one time. */
export function BulkScheduleDialog(props: BulkScheduleDialogProps) {
  const { chapters, all, leftOut, schedule, taken, isBusy, onSchedule, onClose } = props;
  const t = useDialogText();
  const titleOf = useChapterTitle();
  const tell = useSchedulingText();
  const nowMs = useNow();
  const zone = authorZone();
  const about = chapters[0]?.chapter_id;
  const [kind, setKind] = useStateOverSignIn<'series' | 'once'>(`schedule by ${about}`, 'series');
  const [once, setOnce] = useStateOverSignIn(`schedule once ${about}`, () =>
    defaultTime({ schedule, taken, nowMs, zone }),
  );
  const [series, setSeries] = useStateOverSignIn<ScheduleSeries>(
    `schedule series ${about}`,
    () =>
      promisedSeries(schedule, nowMs, zone) ?? {
        weekdays: USUAL_DAYS,
        time: once.time,
        zone,
        from: localTime(nowMs, zone).date,
      },
  );
  const slots = seriesPreview(series, chapters.length, nowMs, taken);
  const moment = momentOf(once, zone);
  const isReady = kind === 'series' ? Array.isArray(slots) : momentProblem(moment, nowMs) === null;
  const times = Array.isArray(slots) ? slots : [];
  const goesOutAt = (index: number) => (kind === 'series' ? times[index] : isReady ? moment : null)?.getTime();
  const goesOut = new Map(
    chapters.flatMap(({ chapter_id: id }, index) => {
      const at = goesOutAt(index);
      return at === undefined ? [] : [[id, at] as const];
    }),
  );
  const confirm = () =>
    onSchedule(
      kind === 'series'
        ? { type: 'scheduleSeries', series }
        : { type: 'schedule', at: { local: `${once.date}T${once.time}`, zone } },
    );
  const rhythm = (
    <div className={styles.fields}>
      <SeriesFields value={series} onChange={setSeries} nowMs={nowMs} />
      {Array.isArray(slots) && (
        <SlotList
          series={series}
          slots={slots}
          titles={chapters.map((chapter) => `${chapter.position}. ${titleOf(chapter)}`)}
        />
      )}
      {slots === 'tooLate' && (
        <p className={styles.problem} role="alert">
          {tell('series.tooLate')}
        </p>
      )}
    </div>
  );
  return (
    <ConfirmDialog
      width={560}
      title={t('bulk.schedule.title', { count: chapters.length })}
      text={leftOut > 0 ? t('bulk.leftOut', { count: leftOut }) : undefined}
      confirmLabel={t('bulk.schedule.confirm', { count: chapters.length })}
      disabled={!isReady}
      loading={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.form}>
        <RadioCard
          name="schedule-kind"
          checked={kind === 'series'}
          onChange={() => setKind('series')}
          title={t('bulk.schedule.series')}
          description={t('bulk.schedule.seriesText')}
          below={kind === 'series' && rhythm}
        />
        <RadioCard
          name="schedule-kind"
          checked={kind === 'once'}
          onChange={() => setKind('once')}
          title={t('bulk.schedule.once')}
          description={t('bulk.schedule.onceText')}
          below={kind === 'once' && <ScheduleFields value={once} onChange={setOnce} zone={zone} nowMs={nowMs} />}
        />
        <LeftBehindNote chapters={all} goesOut={goesOut} />
      </div>
    </ConfirmDialog>
  );
}
