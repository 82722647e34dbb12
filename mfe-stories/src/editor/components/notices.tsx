import { UnreadyNotice } from '../publish/unready-notice.tsx';
import { StoppedNotice } from '../saving/stopped-notice.tsx';
import { StagedNotice } from '../staged/staged-notice.tsx';
import { JournalNotice } from './journal-notice.tsx';
import { LockNotice } from './lock-notice.tsx';
import { TabNotice } from './tab-notice.tsx';

/** What the author has to know of this chapter, over its text. */
export function Notices() {
  return (
    <>
      <LockNotice />
      <StagedNotice />
      <UnreadyNotice />
      <TabNotice />
      <JournalNotice />
      <StoppedNotice />
    </>
  );
}
