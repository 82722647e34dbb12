import { LOGIN_TYPES } from '@myfiction/shared/contract/account-options.ts';
import { getUserFlags, useSession } from '@myfiction/shared/host.ts';
import { useEffect, useState } from 'react';
import { Slot } from '../remotes/slot.tsx';
import { whenPainted } from '../start/when-painted.ts';

/** Account bind types whose provider keeps a session of its own: fb and gp (specification, points 1 and 3). */
const WITH_SESSION: readonly number[] = [LOGIN_TYPES.fb, LOGIN_TYPES.gp];

/** Keeps the provider's session beside ours: the sign-in remote refreshes its token and signs out of it. */
export function ProviderSession() {
  const session = useSession();
  const [painted, setPainted] = useState(false);
  useEffect(() => whenPainted(() => setPainted(true)), []);
  if (!painted || !session || !WITH_SESSION.includes(getUserFlags(session.uid).accountBindType)) return null;
  return <Slot name="provider-session" />;
}
