import type { ReactNode } from 'react';
import { errorText, useAppStore } from '../../host.ts';
import { passFocus } from '../../screen/pass-focus.ts';
import { Button } from '../actions/button.tsx';
import { useUiText } from '../i18n/use-ui-text.ts';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  title?: ReactNode;
  text?: ReactNode;
  onRetry: () => void;
}

/** In place of what could not be loaded; announced, and with the way out. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const t = useUiText();
  const isClockWrong = useAppStore((state) => state.isClockWrong);
  return (
    <div ref={passFocus} role="alert">
      <EmptyState
        illustration="torn-page"
        title={title ?? t('errorTitle')}
        // Trying again changes nothing before the author has set it.
        text={isClockWrong ? errorText('clockSkew') : (text ?? t('errorText'))}
        action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      />
    </div>
  );
}
