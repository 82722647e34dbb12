import { CONTRACT_STATUSES } from '@myfiction/shared/contract/application-status.ts';
import { completionPath, contractPath, payToReadPath } from './application-path.ts';

it('leads to the form while it can be filled in, and to the state of the application afterwards', () => {
  expect(CONTRACT_STATUSES.map((status) => contractPath('s1', status))).toEqual([
    '/book-apply/contract/new?id=s1',
    '/book-apply/contract/new?id=s1',
    '/book-apply/contract/view?id=s1',
    '/book-apply/contract/reapply?id=s1',
    '/book-apply/contract/view?id=s1',
    '/book-apply/contract/view?id=s1',
    '/book-apply/contract/view?id=s1',
  ]);
  expect(payToReadPath('s1', 21)).toBe('/book-apply/enterV/reapply?id=s1');
  expect(completionPath('s1')).toBe('/my-stories/detail?id=s1&tab=applications');
});
