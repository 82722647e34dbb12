import { openLayer } from '@myfiction/shared/host.ts';
import { DiscardQuestion } from '@myfiction/shared/ui.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useUnloadGuard } from './use-unload-guard.ts';

/**
 * For a form on a page: asks before what is written in it is lost by a link, a step through the history, a reload or a
 * closed tab.
 *
 * @returns the question, to be drawn outside the form, and what asks it before something else, such as Cancel
 */
export function useLeaveQuestion(unsaved: boolean): readonly [question: ReactNode, ask: (leave: () => void) => void] {
  const [leave, setLeave] = useState<() => void>();
  useUnloadGuard(unsaved);
  // The shell of the release before knows neither layers nor the question.
  const asks = unsaved && DiscardQuestion !== undefined;
  useEffect(() => (asks ? openLayer?.((go) => setLeave(() => go), true) : undefined), [asks]);
  const stay = () => setLeave(undefined);
  const discard = () => {
    stay();
    leave?.();
  };
  const question = leave && <DiscardQuestion onDiscard={discard} onStay={stay} />;
  return [question, (next) => (asks ? setLeave(() => next) : next())];
}
