import type { UserInfo } from '../contract/calls/user.ts';
import { completeSignIn } from '../host/session/set-session.ts';

/** The author whom tests sign in. */
export function testUser(change: Partial<UserInfo> = {}): UserInfo {
  return {
    uid: 10000001,
    uname: 'Ada Lovewell',
    pic: '',
    about_me: '',
    book_total: 2,
    book_publish_words: 12_000,
    is_new_user: false,
    email: 'ada@example.org',
    ...change,
  };
}

/** Signs an author in, as after an answer to `user/login`. */
export function signInAs(change: Partial<UserInfo> = {}): UserInfo {
  const user = testUser(change);
  completeSignIn({ session: 'test-session-token', user_info: user, is_new_user: user.is_new_user });
  return user;
}
