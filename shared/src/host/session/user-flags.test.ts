import '../../testing/reset-host.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { getUserFlags, setUserFlags } from './user-flags.ts';

test.each([
  [0, 0, true, true],
  [1, 0, false, true],
  [1, 500, false, false],
])(
  '%i stories and %i published words: showGuidance %s, firstPublish %s',
  (stories, words, showGuidance, firstPublish) => {
    const { uid } = signInAs({ book_total: stories, book_publish_words: words });
    expect(getUserFlags(uid)).toMatchObject({ showGuidance, firstPublish });
  },
);

test('what has been put away stays away', () => {
  const { uid } = signInAs({ book_total: 0 });
  setUserFlags(uid, { showGuidance: false, isShowedNewUserGuideModal: true });
  signInAs({ book_total: 0 });
  expect(getUserFlags(uid)).toMatchObject({ showGuidance: false, isShowedNewUserGuideModal: true });
});

test('the first publish is celebrated once, by a device that knew the author before', () => {
  const { uid } = signInAs({ book_publish_words: 500 });
  expect(getUserFlags(uid)).toMatchObject({ celebrateFirstPublish: false });
  localStorage.clear();
  signInAs({ book_publish_words: 0 });
  signInAs({ book_publish_words: 500 });
  signInAs({ book_publish_words: 900 });
  expect(getUserFlags(uid)).toMatchObject({ celebrateFirstPublish: true, firstPublish: false });
  setUserFlags(uid, { celebrateFirstPublish: false });
  signInAs({ book_publish_words: 900 });
  expect(getUserFlags(uid)).toMatchObject({ celebrateFirstPublish: false });
});

test('each author has flags of their own', () => {
  setUserFlags(1, { accountBindType: 3 });
  expect([getUserFlags(1).accountBindType, getUserFlags(2).accountBindType]).toEqual([3, 0]);
});
