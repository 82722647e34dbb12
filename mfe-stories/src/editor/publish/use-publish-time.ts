import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { authorZone, useNow } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { useMemo } from 'react';
import { useAllChapters } from '../../api/get-all-chapters.ts';
import { useStory } from '../../api/get-story.ts';
import { type LocalTime, localTime } from '../../common/local-time.ts';
import { defaultTime } from '../../scheduling/default-time.ts';
import { momentOf } from '../../scheduling/moment-of.ts';
import { momentProblem } from '../../scheduling/schedule-limits.ts';

export interface PublishTime {
  /** Null until it is known what the fields begin with. */
  value: LocalTime | null;
  change: (value: LocalTime) => void;
  zone: string;
  nowMs: number;
  /** All of the story that are known; empty before that. */
  chapters: readonly ChapterSummary[];
  /** When the chapter goes out as it is scheduled now, in ms. */
  scheduledAt: number | undefined;
  /** The chosen moment; null while the server would not take it. */
  moment: Date | null;
}

const NONE: readonly ChapterSummary[] = [];

/** The time in the dialog: the chapter's own, else the next that the story promises and no other chapter holds. */
export function usePublishTime(storyId: string, chapterId: string): PublishTime {
  const nowMs = useNow();
  const zone = authorZone();
  const story = useStory(storyId);
  const chapters = useAllChapters(storyId);
  const [chosen, change] = useStateOverSignIn<LocalTime | null>(`publish at ${chapterId}`, null);
  const times = useMemo(
    () =>
      new Map(
        chapters.data?.flatMap(({ chapter_id: id, scheduled_at: at }) => (at ? [[id, Date.parse(at)] as const] : [])),
      ),
    [chapters.data],
  );
  const scheduledAt = times.get(chapterId);
  const isKnown = (chapters.data || chapters.isError) && (story.data || story.isError);
  const begin = () =>
    scheduledAt === undefined
      ? defaultTime({ schedule: story.data?.fields.schedule, taken: new Set(times.values()), nowMs, zone })
      : localTime(scheduledAt, zone);
  const value = chosen ?? (isKnown ? begin() : null);
  const moment = value && momentOf(value, zone, scheduledAt);
  return {
    ...{ value, change, zone, nowMs, scheduledAt, chapters: chapters.data ?? NONE },
    moment: momentProblem(moment, nowMs) === null ? moment : null,
  };
}
