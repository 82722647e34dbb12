import { completeFields } from '../test-data.ts';
import { draftKey, dropDraft, keepDraft, readDraft } from './form-draft.ts';
import { valuesFromFields } from './form-values.ts';

const draft = { values: valuesFromFields(completeFields), revision: 3, keptAt: '2025-11-22T20:42:00.000Z' };

beforeEach(() => localStorage.clear());

it('gives a draft back to the same author and story only', () => {
  expect(keepDraft(1, 'a', draft)).toBe(true);
  expect(readDraft(1, 'a')).toEqual(draft);
  expect(readDraft(2, 'a')).toBeUndefined();
  expect(readDraft(1, 'b')).toBeUndefined();
  expect(readDraft(1, undefined)).toBeUndefined();
});

it('forgets it', () => {
  keepDraft(1, undefined, draft);
  dropDraft(1, undefined);
  expect(readDraft(1, undefined)).toBeUndefined();
});

it('leaves what another tab has kept since', () => {
  keepDraft(1, 'a', draft);
  const other = { ...draft, revision: 4 };
  localStorage.setItem(draftKey(1, 'a'), JSON.stringify(other));
  dropDraft(1, 'a');
  expect(readDraft(1, 'a')).toEqual(other);
});

it('takes a draft of the form that had no half typed tag', () => {
  const { typedTag: _, ...values } = draft.values;
  localStorage.setItem(draftKey(1, 'a'), JSON.stringify({ ...draft, values }));
  expect(readDraft(1, 'a')).toEqual(draft);
});

it('ignores what does not fit the form', () => {
  const key = 'myfiction.story-form.1.new';
  for (const text of ['{', '7', JSON.stringify({ ...draft, values: { title: 'Only a title' } })]) {
    localStorage.setItem(key, text);
    expect(readDraft(1, undefined)).toBeUndefined();
  }
});

it('says so when the browser keeps nothing', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(1, 'a', draft)).toBe(false);
  setItem.mockRestore();
});
