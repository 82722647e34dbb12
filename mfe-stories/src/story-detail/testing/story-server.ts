import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { makeChapter, makeStoryDetail } from '../../test-data.ts';
import { moveChapters } from '../arrange/move-chapters.ts';

export const idOf = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const volumeId = (n: number) => `01930000-0000-7000-9000-${String(n).padStart(12, '0')}`;

/** Chapters 1 to n of a story, drafts unless told otherwise. */
export function makeChapters(count: number, change: (n: number) => Partial<ChapterSummary> = () => ({})) {
  return Array.from({ length: count }, (_, index) => {
    const n = index + 1;
    return makeChapter({ chapter_id: idOf(n), position: n, title: `Chapter ${n}`, ...change(n) });
  });
}

export const makeVolume = (n: number, title: string): Volume => ({
  volume_id: volumeId(n),
  title,
  position: n,
  chapters: 0,
});

/** A server with the rules that the list leans on: what is moved, published and thrown away stays so. */
export function storyServer(begin: { chapters: ChapterSummary[]; volumes?: Volume[] }): ApiHandlers {
  let { chapters, volumes = [] } = begin;
  const story = makeStoryDetail({ chapters_draft: chapters.length, chapters_published: 0 });
  const moved = () => chapters.map(({ chapter_id, position, volume_id }) => ({ chapter_id, position, volume_id }));
  return {
    'story/get': () => story,
    'chapter/list': () => ({
      items: chapters.toReversed(),
      next_cursor: null,
      counts: { draft: chapters.length, scheduled: 0, published: 0 },
    }),
    'volume/list': () => ({ volumes }),
    'volume/create': ({ volume_id, title }) => {
      volumes = [...volumes, { volume_id, title, position: volumes.length + 1, chapters: 0 }];
      return { volumes };
    },
    'volume/rename': ({ volume_id, title }) => {
      volumes = volumes.map((volume) => (volume.volume_id === volume_id ? { ...volume, title } : volume));
      return { volumes };
    },
    'volume/delete': ({ volume_id }) => {
      volumes = volumes.filter((volume) => volume.volume_id !== volume_id);
      chapters = chapters.map((chapter) =>
        chapter.volume_id === volume_id ? { ...chapter, volume_id: null } : chapter,
      );
      return { volumes };
    },
    'chapter/reorder': ({ chapter_ids, before_chapter_id, volume_id }) => {
      chapters = moveChapters(chapters, volumes, {
        chapterIds: chapter_ids,
        before: before_chapter_id,
        volumeId: volume_id,
      });
      return { moved: moved() };
    },
    'chapter/bulk': ({ chapter_ids, action }) => {
      const wanted = chapters.filter(({ chapter_id: id }) => chapter_ids.includes(id));
      const failure = apiFailure('chapterUnnamed').answer;
      const items = wanted.map((chapter) => {
        const unfit = chapter.title === '' && (action.type === 'publish' || action.type === 'scheduleSeries');
        return {
          chapter_id: chapter.chapter_id,
          code: unfit ? failure.code : 0,
          msg: failure.msg,
          chapter: unfit || action.type === 'trash' ? null : after(chapter, action),
        };
      });
      const done = new Map(items.filter(({ code }) => code === 0).map((item) => [item.chapter_id, item.chapter]));
      chapters = chapters.flatMap((chapter) => {
        const now = done.get(chapter.chapter_id);
        return now === undefined ? [chapter] : now === null ? [] : [now];
      });
      return { items, first_publish: false };
    },
  };
}

type Action = Parameters<NonNullable<ApiHandlers['chapter/bulk']>>[0]['action'];

function after(chapter: ChapterSummary, action: Action): ChapterSummary {
  const at = '2027-01-04T18:00:00.000Z';
  switch (action.type) {
    case 'publish':
      return { ...chapter, status: 'published', published_at: at, scheduled_at: null };
    case 'schedule':
    case 'scheduleSeries':
      return { ...chapter, status: 'scheduled', scheduled_at: at, scheduled_zone: 'UTC' };
    case 'unschedule':
      return { ...chapter, status: 'draft', scheduled_at: null, scheduled_zone: null };
    case 'moveToVolume':
      return { ...chapter, volume_id: action.volume_id };
    default:
      return chapter;
  }
}
