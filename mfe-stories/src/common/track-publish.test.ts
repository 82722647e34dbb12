import { setAnalyticsSink } from '@myfiction/shared/host.ts';
import { makeChapter } from '../test-data.ts';
import { trackPublish } from './track-publish.ts';

const sink = jest.fn();
beforeEach(() => setAnalyticsSink(sink));
afterEach(() => setAnalyticsSink(undefined));

it.each([
  ['draft', 'published', 'now', 'publish'],
  ['scheduled', 'published', 'now', 'publish'],
  ['published', 'published', 'republish', 'publish'],
  ['draft', 'scheduled', 'scheduled', 'schedule'],
  ['scheduled', 'scheduled', 'scheduled', 'reschedule'],
  ['scheduled', 'unscheduled', 'scheduled', 'unschedule'],
] as const)('tells of a %s chapter that is %s as %s, %s', (status, done, publish_type, action) => {
  const chapter = makeChapter({ status });
  trackPublish([chapter], done);
  const { story_id, chapter_id, position: chapter_order_id } = chapter;
  expect(sink.mock.calls).toEqual([['publish', { story_id, chapter_id, chapter_order_id, publish_type, action }]]);
});

it('tells once of many chapters, and nothing of none', () => {
  const chapter = makeChapter({ status: 'draft' });
  trackPublish([chapter, { ...chapter, chapter_id: 'other' }], 'scheduled');
  trackPublish([], 'published');
  expect(sink.mock.calls).toEqual([
    ['publish', { story_id: chapter.story_id, publish_type: 'scheduled', action: 'schedule' }],
  ]);
});
