import type { UserInfo } from '../../contract/calls/user.ts';
import { isRecord } from '../../contract/is-record.ts';
import { readStored, storage } from '../storage.ts';

/** Local flags of one author on this device (specification, point 3). */
export interface UserFlags {
  /** The guide for a new author: while there is no story, until it is put away. */
  showGuidance: boolean;
  /** The next published chapter is the author's first. */
  firstPublish: boolean;
  isShowedNewUserGuideModal: boolean;
  /** The first chapter has gone out since this device last saw the author, and nobody has said so yet. */
  celebrateFirstPublish: boolean;
  /** How the author last signed in: 1 apple, 2 fb, 3 gp, 4 email; 0 when not known. */
  accountBindType: number;
}

const NO_FLAGS: UserFlags = {
  showGuidance: false,
  firstPublish: false,
  isShowedNewUserGuideModal: false,
  celebrateFirstPublish: false,
  accountBindType: 0,
};

const keyOf = (uid: number): string => `flags:${uid}`;

export function getUserFlags(uid: number): UserFlags {
  const stored = readStored(keyOf(uid));
  const value = isRecord(stored) ? stored : {};
  return {
    showGuidance: value.showGuidance === true,
    firstPublish: value.firstPublish === true,
    isShowedNewUserGuideModal: value.isShowedNewUserGuideModal === true,
    celebrateFirstPublish: value.celebrateFirstPublish === true,
    accountBindType: typeof value.accountBindType === 'number' ? value.accountBindType : NO_FLAGS.accountBindType,
  };
}

export function setUserFlags(uid: number, change: Partial<UserFlags>): void {
  const stored = readStored(keyOf(uid));
  storage.set(keyOf(uid), JSON.stringify({ ...(isRecord(stored) ? stored : {}), ...change }));
}

/** Derives the two flags that follow the author's figures. What has been put away stays away. */
export function rememberUserFlags(user: UserInfo): void {
  const stored = readStored(keyOf(user.uid));
  const before = isRecord(stored) ? stored : {};
  setUserFlags(user.uid, {
    showGuidance: user.book_total === 0 && before.showGuidance !== false,
    firstPublish: user.book_publish_words === 0 && before.firstPublish !== false,
    celebrateFirstPublish:
      before.celebrateFirstPublish === true || (user.book_publish_words > 0 && before.firstPublish === true),
  });
}
