import { PAY_TO_READ_FORM } from '@myfiction/shared/contract/testing/application-forms.ts';
import { payToReadDocument } from './outcome-documents.ts';

test('the agreement names one beginning: when it came later than was asked for, that one', () => {
  const createdAt = new Date('2026-12-05T12:00:00Z');
  const outcome = { id: 'd1', createdAt, story: { title: 'His Borrowed Sunday' }, by: 'Hana Lindqvist' };
  const [facts] = payToReadDocument(PAY_TO_READ_FORM, createdAt, outcome).blocks;
  const dates = facts?.type === 'facts' ? facts.rows.filter(([, value]) => value.includes('December')) : [];
  expect(dates).toEqual([['From', '5 December 2026, 12:00:00 UTC']]);
});
