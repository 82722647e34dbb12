import { useLocation, useSession, useUser } from '@myfiction/shared/host.ts';
import { Slot } from '../remotes/slot.tsx';
import { needsPenName } from './needs-pen-name.ts';

/** Opens the sign-in remote's pen-name dialog over whatever page a signed-in Guest is on. */
export function PenNameDialog() {
  const session = useSession();
  const user = useUser();
  const { pathname } = useLocation();
  if (!session || !needsPenName(user?.uname, pathname)) return null;
  return <Slot name="pen-name-dialog" />;
}
