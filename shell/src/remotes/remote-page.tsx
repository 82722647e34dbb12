import { exposedPage, type PageDeclaration, type RemoteName } from '@myfiction/shared/contract/platform.ts';
import { DelayedProgress } from './delayed-progress.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { MountedRemote } from './parcel/mounted-remote.tsx';
import { useExposed } from './parcel/use-exposed.ts';
import { useForgetAnswers } from './parcel/use-forget-answers.ts';
import { useRetryFocus } from './parcel/use-retry-focus.ts';

interface RemotePageProps {
  remote: RemoteName;
  page: PageDeclaration;
}

/** A page of a remote: on its way, there, or the panel that names why not. */
export function RemotePage({ remote, page }: RemotePageProps) {
  return <KeyedRemotePage key={`${remote}/${page.id}`} remote={remote} page={page} />;
}

/** Another page is another instance: leaving a failed page clears its failure. */
function KeyedRemotePage({ remote, page }: RemotePageProps) {
  const exposed = exposedPage(page.id);
  const { state, fail, retry } = useExposed(remote, exposed);
  useForgetAnswers(state);
  const retryInPlace = useRetryFocus(state, retry);
  if (state.status === 'failed') return <FailurePanel error={state.error} onRetry={retryInPlace} />;
  if (state.status === 'pending') return <DelayedProgress />;
  return <MountedRemote remote={remote} exposed={exposed} module={state.module} onFail={fail} paths={page.paths} />;
}
