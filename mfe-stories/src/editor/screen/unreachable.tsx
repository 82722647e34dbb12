import { ErrorState } from '@myfiction/shared/ui.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import type { OpenRequest } from '../session/open-session.ts';
import work from './editor-work.module.css';
import { OpeningBar } from './opening-bar.tsx';
import paper from './paper.module.css';

export interface UnreachableProps {
  request: OpenRequest;
  /** It may still open. */
  isSlow: boolean;
  onRetry: () => void;
}

/** The server does not answer and this device has no copy, or one of the two takes long. Part of the page: nothing more could be fetched for it. */
export function Unreachable({ request, isSlow, onRetry }: UnreachableProps) {
  const t = useEditorText();
  return (
    <div className={work.frame}>
      <OpeningBar request={request} />
      <main className={paper.paper}>
        <ErrorState title={t(isSlow ? 'open.slow' : 'open.error.title')} onRetry={onRetry} />
      </main>
    </div>
  );
}
