import { paths } from '@myfiction/shared/contract/paths.ts';
import { Button, ButtonLink, EmptyState, ErrorState } from '@myfiction/shared/ui.ts';
import { EditorFrame } from '../../common/editor-frame.tsx';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { downloadText } from '../session/download-text.ts';
import type { OpenResult } from '../session/open-session.ts';

export interface OpenProblemProps {
  problem: Exclude<OpenResult, { kind: 'open' }>;
  onRetry: () => void;
}

/** Why a chapter is not on the screen, and what can be done. */
export function OpenProblem({ problem, onRetry }: OpenProblemProps) {
  const t = useEditorText();
  const back = { to: paths.myStories(), label: t('open.stories') };
  return (
    <EditorFrame title={t('page.edit')} back={back}>
      {problem.kind === 'unreachable' && <ErrorState title={t('open.error.title')} onRetry={onRetry} />}
      {problem.kind === 'gone' && <Gone text={problem.text} />}
      {problem.kind === 'completed' && (
        <EmptyState
          illustration="closed-book"
          title={t('open.completed.text')}
          action={
            <ButtonLink variant="primary" to={paths.storyDetail(problem.storyId)}>
              {t('open.completed.back')}
            </ButtonLink>
          }
        />
      )}
    </EditorFrame>
  );
}

function Gone({ text }: { text: Extract<OpenResult, { kind: 'gone' }>['text'] }) {
  const t = useEditorText();
  return (
    <EmptyState
      illustration="torn-page"
      title={t('open.gone.title')}
      text={t(text ? 'open.gone.kept' : 'open.gone.text')}
      action={
        text ? (
          <Button variant="primary" onClick={() => downloadText(text)}>
            {t('open.gone.download')}
          </Button>
        ) : (
          <ButtonLink variant="primary" to={paths.myStories()}>
            {t('open.stories')}
          </ButtonLink>
        )
      }
    />
  );
}
