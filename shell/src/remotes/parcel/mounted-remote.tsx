import { type RemotePageModule, useRouterBridge } from '@myfiction/shared/host.ts';
import { memo } from 'react';
import Parcel from 'single-spa-react/parcel';
import type { RemoteError } from '../remote-error.ts';
import styles from './mounted-remote.module.css';
import { mountOrShow } from './page-ahead.ts';
import { pageNonce } from './page-nonce.ts';
import { useMountFailure } from './use-mount-failure.ts';

interface MountedRemoteProps {
  remote: string;
  exposed: string;
  module: RemotePageModule;
  /** Told when the remote throws; must be stable. */
  onFail: (error: RemoteError) => void;
  /** Patterns of a page, for `useParams`; stable. */
  paths?: readonly string[];
  /** Props of a slot; each new object renders the slot again. */
  slotProps?: Readonly<Record<string, unknown>>;
}

/**
 * Memoised: each render of `<Parcel>` renders the remote's whole tree again, and the router bridge tells the remote of
 * a navigation already.
 */
const StableParcel = memo(Parcel);

/** A remote's page or slot, mounted in the shell. */
export function MountedRemote({ remote, exposed, module, onFail, paths, slotProps }: MountedRemoteProps) {
  const router = useRouterBridge();
  const report = useMountFailure(remote, onFail);
  return (
    <div className={styles.remote} data-remote={remote} data-exposed={exposed}>
      <StableParcel
        config={module}
        mountParcel={mountOrShow}
        wrapClassName={styles.remote}
        name={`${remote}/${exposed}`}
        router={router}
        nonce={pageNonce()}
        onRenderError={report}
        handleError={report}
        paths={paths}
        slotProps={slotProps}
      />
    </div>
  );
}
