import { useIsPhone } from '@myfiction/shared/host.ts';
import { useEditor } from '../components/editor-context.ts';
import { ComparePage } from './compare-page.tsx';
import { HistoryProblem } from './history-problem.tsx';
import { useComparison } from './use-comparison.ts';
import { useEscape } from './use-escape.ts';
import type { HistoryControls } from './use-history.ts';
import { useHistoryFocus } from './use-history-focus.ts';
import { VersionActions } from './version-actions.tsx';
import { VersionPanel } from './version-panel.tsx';

export interface HistoryLayerProps {
  history: HistoryControls;
  /** BCP 47 tag of the story's language. */
  language: string | undefined;
}

/** The history beside the text, and a version in its place. Phones have room for one of them at a time. */
export function HistoryLayer({ history, language }: HistoryLayerProps) {
  const isPhone = useIsPhone();
  const { chapterId } = useEditor().session.target;
  const { version, against, comparison } = useComparison(chapterId, history);
  useEscape(() => (history.version === null ? history.close() : history.show(null)));
  const panel = useHistoryFocus(history.version);
  const isLooking = history.version !== null;
  const error = version.error ?? against.error;
  const retry = () => void Promise.all([version.refetch(), against.refetch()]);
  const problem = isLooking && error && <HistoryProblem error={error} onRetry={retry} />;
  const actions = isLooking && version.data && !problem && (
    <VersionActions history={history} version={version.data} comparison={comparison} />
  );
  const page = { comparison, language, problem };
  // The panel keeps its place, and with it focus and scroll, whether a version is looked at or not.
  return (
    <>
      {isLooking && <ComparePage {...page} {...(isPhone && { onBack: () => history.show(null), footer: actions })} />}
      {!(isLooking && isPhone) && <VersionPanel ref={panel} history={history} footer={actions} />}
    </>
  );
}
