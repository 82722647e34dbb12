import { lineWidth, weeksOf } from './week.ts';

const day = (number: number, words: number) => ({ day: `2026-03-${String(number).padStart(2, '0')}`, words });
const progress = (goal: number, ...words: number[]) =>
  weeksOf({ today: '2026-03-04', goal, streak: 0, days: words.map((count, index) => day(index + 2, count)) });

it.each([
  ['nothing', 0, { lines: 0, reached: false, stacked: false }],
  ['a first word', 1, { lines: 1, reached: false, stacked: false }],
  ['almost', 1799, { lines: 9, reached: false, stacked: false }],
  ['the goal', 1800, { lines: 10, reached: true, stacked: false }],
  ['more than a quarter beyond', 2250, { lines: 10, reached: true, stacked: true }],
])('%s of a goal', (_, words, page) => {
  expect(progress(1800, words)[0]?.[0]).toMatchObject(page);
});

it('knows neither ribbons nor a second sheet without a goal', () => {
  expect(progress(0, 450, 9000)[0]).toMatchObject([
    { lines: 4, reached: false, stacked: false },
    { lines: 10, reached: false, stacked: false },
  ]);
});

it('puts this week first and knows what is past and to come', () => {
  const weeks = weeksOf({
    today: '2026-03-11',
    goal: 0,
    streak: 0,
    days: Array.from({ length: 14 }, (_, index) => day(index + 2, 0)),
  });
  expect(weeks.map((week) => week[0]?.day)).toEqual(['2026-03-09', '2026-03-02']);
  expect(weeks[0]?.slice(1, 4).map(({ state }) => state)).toEqual(['past', 'today', 'to come']);
});

it('draws each line within its page', () => {
  for (let line = 0; line < 10; line++) {
    expect(lineWidth('2026-03-31', line)).toBeGreaterThan(40);
    expect(lineWidth('2026-03-31', line)).toBeLessThanOrEqual(100);
  }
});
