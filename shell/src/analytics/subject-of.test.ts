import { subjectOf } from './subject-of.ts';

const chapter = { story_id: 's1', chapter_id: 'c1', chapter_order_id: 48 };

test.each([
  ['new_chapter', '/my-stories/chapter/edit?id=c1', chapter],
  ['preview', '/my-stories/chapter/view?id=c1', chapter],
  ['comments', '/comments?story=s1&chapter=c1&comment=m1', { ...chapter, comment_id: 'm1' }],
  // What was shown before.
  ['new_chapter', '/my-stories/chapter/edit?id=c2', { chapter_id: 'c2' }],
  ['new_chapter', '/my-stories/chapter/new?story=s1', { story_id: 's1' }],
  ['story_manage', '/my-stories/detail?id=s1', { story_id: 's1' }],
  ['story_manage', '/my-stories/chapter/edit?id=c1', {}],
] as const)('%s at %s, where a chapter was shown, is about %j', (page, address, subject) => {
  expect(subjectOf(page, new URL(address, 'https://studio.example'), chapter)).toEqual(subject);
});

test.each([
  ['story_manage', '/my-stories/detail?id=s1&tab=readers', { story_id: 's1' }],
  ['new_chapter', '/my-stories/chapter/new?story=s1', { story_id: 's1' }],
  ['new_chapter', '/my-stories/chapter/edit?id=c1', { chapter_id: 'c1' }],
  ['new_chapter', '/my-stories/chapter/update?id=c1', { chapter_id: 'c1' }],
  ['preview', '/my-stories/chapter/view?id=c1', { chapter_id: 'c1' }],
  // Moving between chapter pages sends no event of its own.
  ['new_chapter', '/my-stories/chapter/view?id=c2', { chapter_id: 'c2' }],
  ['contract_detail', '/book-apply/contract/view?id=s1', { story_id: 's1' }],
  ['pay_read_application', '/book-apply/enterV/new?id=s1', { story_id: 's1' }],
  ['comments', '/comments?story=s1&chapter=c1&comment=m1', { story_id: 's1', chapter_id: 'c1', comment_id: 'm1' }],
  ['comments', '/comments', {}],
  ['other', '/inbox?id=7', {}],
  ['story_manage', '/my-stories/chapter/edit?id=c1', {}],
  ['story_manage', '/my-stories/detail', {}],
  ['story_manage', '/my-stories/detail?id=', {}],
  ['story_manage', '/my-stories/detail?id=a%20name%20of%20nobody', {}],
  ['story_manage', `/my-stories/detail?id=${'x'.repeat(65)}`, {}],
] as const)('%s at %s is about %j', (page, address, subject) => {
  expect(subjectOf(page, new URL(address, 'https://studio.example'))).toEqual(subject);
});
