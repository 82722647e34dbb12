import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { isGuestName } from '@myfiction/shared/contract/rules.ts';
import { getUserFlags, setUserFlags, useUser } from '@myfiction/shared/host.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useState } from 'react';

const loadDialog = () => import('./welcome-dialog.tsx').then((module) => module.WelcomeDialog);

/** Greets a new author once, as soon as the pen name is chosen: the dialog that asks for it comes first. */
export function Welcome({ home }: { home: Pick<HomeOverview, 'stories'> }) {
  const user = useUser();
  const [isOpen, setOpen] = useState(() => user !== null && !getUserFlags(user.uid).isShowedNewUserGuideModal);
  const isWanted = isOpen && home.stories === 0 && user !== null && !isGuestName(user.uname);
  const WelcomeDialog = useLate(loadDialog, isWanted);
  if (!WelcomeDialog || !isWanted) return null;
  return (
    <WelcomeDialog
      name={user.uname}
      onClose={() => {
        setUserFlags(user.uid, { isShowedNewUserGuideModal: true });
        setOpen(false);
      }}
    />
  );
}
