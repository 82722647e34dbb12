import { type RemotePageModule, useRouterBridge } from '@myfiction/shared/host.ts';
import { memo } from 'react';
import Parcel from 'single-spa-react/parcel';
import { reportFailed } from '../diagnostics.ts';
import type { RemoteError } from '../remote-error.ts';
import { mountParcel } from './mount-parcel.ts';
import styles from './mounted-remote.module.css';
import { pageNonce } from './page-nonce.ts';

interface MountedRemoteProps {
  remote: string;
  exposed: string;
  version: string;
  module: RemotePageModule;
  /** Stable. */
  onFail: (error: RemoteError) => void;
  paths?: readonly string[];
  slotProps?: Readonly<Record<string, unknown>>;
}

/**
 * A remote's page or slot in the shell. Memoised: each render of `<Parcel>` renders the remote's whole tree again, and
 * the router bridge tells it of a navigation already.
 */
const MemoisedParcel = memo(Parcel);

export function MountedRemote({ remote, exposed, version, module, onFail, paths, slotProps }: MountedRemoteProps) {
  const router = useRouterBridge();
  const report = useReport(remote, version, onFail);
  return (
    <MemoisedParcel
      config={module}
      mountParcel={mountParcel}
      wrapClassName={styles.remote}
      name={`${remote}/${exposed}`}
      router={router}
      nonce={pageNonce()}
      onRenderError={report}
      handleError={report}
      paths={paths}
      slotProps={slotProps}
    />
  );
}
