import { paths } from '@myfiction/shared/contract/paths.ts';
import { Button, ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { EditorFrame } from '../../common/editor-frame.tsx';
import { DoingButton } from '../components/doing-button.tsx';
import styles from '../components/notices.module.css';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useOpenProblemText } from '../i18n/use-open-problem-text.ts';
import { downloadText } from '../session/download-text.ts';
import type { OpenResult } from '../session/open-session.ts';
import { useKeepAsNewChapter } from '../session/use-keep-as-new-chapter.ts';
import { UnreadableChapter } from './unreadable-chapter.tsx';

export interface OpenProblemProps {
  problem: Exclude<OpenResult, { kind: 'open' | 'unreachable' }>;
}

/** Why a chapter is not on the screen, and what can be done. */
export function OpenProblem({ problem }: OpenProblemProps) {
  const t = useOpenProblemText();
  const editorText = useEditorText();
  const back = { to: paths.myStories(), label: editorText('open.stories') };
  return (
    <EditorFrame title={editorText(problem.kind === 'locked' ? 'page.new' : 'page.edit')} back={back}>
      {problem.kind === 'gone' && <Gone gone={problem} />}
      {problem.kind === 'unreadable' && <UnreadableChapter title={problem.title} raw={problem.raw} />}
      {problem.kind === 'locked' && (
        <EmptyState
          illustration="closed-book"
          title={t(`open.${problem.lock}.text`)}
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

function Gone({ gone: { text, target, storyId } }: { gone: Extract<OpenResult, { kind: 'gone' }> }) {
  const t = useOpenProblemText();
  const editorText = useEditorText();
  const keep = useKeepAsNewChapter();
  const keepAsNew = async () => {
    if (!text || !target || !storyId) return;
    await keep(target, storyId, () => text);
  };
  if (!text)
    return (
      <EmptyState
        illustration="torn-page"
        title={t('open.gone.title')}
        text={t('open.gone.text')}
        action={
          <ButtonLink variant="primary" to={paths.myStories()}>
            {editorText('open.stories')}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      illustration="torn-page"
      title={t('open.gone.title')}
      text={t('open.gone.kept')}
      action={
        <span className={styles.actions}>
          <DoingButton label={t('open.gone.keepAsNew')} run={keepAsNew} />
          <Button onClick={() => downloadText(text)}>{t('open.gone.download')}</Button>
        </span>
      }
    />
  );
}
