import { createRemoteSlot } from '@myfiction/shared/host.ts';
import { ProviderSession } from '../providers/provider-session.tsx';

export default createRemoteSlot(ProviderSession);
