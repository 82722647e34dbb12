import { completeFields } from '../test-data.ts';
import { fieldsFromValues, valuesFromFields } from './form-values.ts';

describe('the form and the stored fields', () => {
  it('gives back the fields it was filled with', () => {
    expect(fieldsFromValues(valuesFromFields(completeFields))).toEqual(completeFields);
  });

  it('is incomplete until the author has made every required choice', () => {
    const values = valuesFromFields(completeFields);
    expect(fieldsFromValues({ ...values, genre: '' })).toBeUndefined();
    expect(fieldsFromValues({ ...values, rating: '' })).toBeUndefined();
    expect(fieldsFromValues({ ...values, warnings: { mode: '', list: [] } })).toBeUndefined();
    expect(fieldsFromValues({ ...values, declarations: { own_rights: false, ai_use: 'none' } })).toBeUndefined();
    expect(fieldsFromValues({ ...values, declarations: { own_rights: true, ai_use: '' } })).toBeUndefined();
  });

  it('does not send what a choice has hidden', () => {
    const values = valuesFromFields(completeFields);
    const fields = fieldsFromValues({
      ...values,
      warnings: { mode: 'none', list: ['gore'] },
      schedule: { mode: 'irregular', weekdays: [1], time: '18:00', zone: 'Africa/Lagos' },
      origin: { kind: 'original', url: 'https://example.com' },
    });
    expect(fields?.warnings.list).toEqual([]);
    expect(fields?.schedule).toEqual({ mode: 'irregular', weekdays: [], time: '', zone: '' });
    expect(fields?.origin.url).toBe('');
  });

  it('sends weekdays in the order of the week and the main genre once, first', () => {
    const values = valuesFromFields(completeFields);
    const fields = fieldsFromValues({
      ...values,
      genre: 'fantasy',
      otherGenres: ['fantasy', 'horror'],
      schedule: { ...values.schedule, mode: 'weekly', weekdays: [7, 1, 3] },
    });
    expect(fields?.genres).toEqual(['fantasy', 'horror']);
    expect(fields?.schedule.weekdays).toEqual([1, 3, 7]);
  });
});
