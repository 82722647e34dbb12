import '@myfiction/shared/testing/render-page.tsx';
import { storage } from '@myfiction/shared/host.ts';
import { keepDraft, readDraft } from './reply-drafts.ts';

test('a draft belongs to its author and its comment, and goes when it is empty', () => {
  keepDraft(1, 'a', 'Thank you');
  keepDraft(1, 'b', 'Yes');
  expect([readDraft(1, 'a'), readDraft(1, 'b'), readDraft(2, 'a')]).toEqual(['Thank you', 'Yes', '']);
  keepDraft(1, 'a', '  ');
  expect(readDraft(1, 'a')).toBe('');
});

test('the newest fifty stay, and what cannot be read is no draft', () => {
  for (let n = 0; n < 60; n += 1) keepDraft(3, `c${n}`, `Draft ${n}`);
  expect([readDraft(3, 'c9'), readDraft(3, 'c10'), readDraft(3, 'c59')]).toEqual(['', 'Draft 10', 'Draft 59']);
  storage.set('comment-drafts-3', 'not JSON');
  expect(readDraft(3, 'c59')).toBe('');
});
