import { seriesPreview } from './series-preview.ts';

const nowMs = Date.parse('2026-11-21T19:00:00Z');
const series = { weekdays: [1, 3, 5], time: '18:00', zone: 'Europe/London', from: '2026-11-21' };
const none: ReadonlySet<number> = new Set();

it('gives each chapter a slot', () => {
  expect(seriesPreview(series, 3, nowMs, none)).toEqual(
    ['2026-11-23', '2026-11-25', '2026-11-27'].map((day) => new Date(`${day}T18:00:00Z`)),
  );
});

it.each([{ weekdays: [] }, { time: '' }, { from: '' }, { from: '2026-13-40' }])('waits while it has %j', (part) => {
  expect(seriesPreview({ ...series, ...part }, 3, nowMs, none)).toBe('incomplete');
});

it('says when it runs past two years', () => {
  expect(seriesPreview({ ...series, weekdays: [1] }, 200, nowMs, none)).toBe('tooLate');
});
