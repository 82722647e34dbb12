import { completeFields } from '../test-data.ts';
import { emptyValues, valuesFromFields } from './form-values.ts';
import { findProblems } from './validate-story.ts';

const complete = valuesFromFields(completeFields);

describe('findProblems', () => {
  it('finds none in complete fields', () => {
    expect(findProblems(complete)).toEqual({});
  });

  it('asks a new form for everything that is required and nothing else', () => {
    expect(Object.keys(findProblems(emptyValues('en')))).toEqual([
      'title',
      'genre',
      'rating',
      'warnings',
      'aiUse',
      'ownRights',
    ]);
  });

  it.each([
    ['title', { title: '   ' }, 'form.error.titleRequired'],
    ['title', { title: 'x'.repeat(101) }, 'form.error.titleLong'],
    ['synopsis', { synopsis: 'x'.repeat(1251) }, 'form.error.synopsisLong'],
    ['warningList', { warnings: { mode: 'listed' as const, list: [] } }, 'form.error.warningList'],
    ['weekdays', { schedule: { ...complete.schedule, mode: 'weekly' as const, weekdays: [] } }, 'form.error.days'],
    ['time', { schedule: { ...complete.schedule, mode: 'weekly' as const, time: '' } }, 'form.error.time'],
    ['originUrl', { origin: { kind: 'elsewhere' as const, url: 'not an address' } }, 'form.error.url'],
    ['originUrl', { origin: { kind: 'elsewhere' as const, url: 'javascript:alert(1)' } }, 'form.error.url'],
    ['originUrl', { origin: { kind: 'elsewhere' as const, url: '' } }, 'form.error.url'],
  ])('finds what is wrong with %s', (field, change, message) => {
    expect(findProblems({ ...complete, ...change })).toEqual({ [field]: message });
  });

  it.each([
    ['exactly 100 characters of title', { title: 'x'.repeat(100) }],
    ['exactly 1,250 characters of synopsis', { synopsis: 'x'.repeat(1250) }],
    ['100 emoji of title, which its counter says are 100', { title: '🐺'.repeat(100) }],
    ['1,250 emoji of synopsis', { synopsis: '🌙'.repeat(1250) }],
    ['a synopsis too short to publish: it can still be saved', { synopsis: 'Soon.' }],
    [
      'no days in an irregular schedule',
      { schedule: { ...complete.schedule, mode: 'irregular' as const, weekdays: [] } },
    ],
  ])('accepts %s', (_, change) => {
    expect(findProblems({ ...complete, ...change })).toEqual({});
  });
});
