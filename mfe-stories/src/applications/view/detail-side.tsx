import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Avatar, Button, ButtonLink } from '@myfiction/shared/ui.ts';
import { PenLine } from 'lucide-react';
import { isLocked } from '../../common/is-locked.ts';
import { writePath } from '../../common/write-path.ts';
import beside from '../form/beside.module.css';
import { useViewText } from '../i18n/use-view-text.ts';
import styles from './detail-side.module.css';
import { DocumentList } from './document-list.tsx';
import { MessageDialog } from './message-dialog.tsx';

/** Beside the course: what to do meanwhile, whom to ask, what to keep. */
export function DetailSide({ story, view }: { story: StoryDetail; view: ApplicationView }) {
  const t = useViewText();
  // A locked story takes no chapter to write meanwhile.
  const waits = view.next_actor === 'editor' && (view.kind === 'completion' || !isLocked(story));
  return (
    <>
      {waits && (
        <section className={beside.part} aria-labelledby="detail-wait">
          <h2 className={beside.title} id="detail-wait">
            {t('wait.title')}
          </h2>
          {view.kind === 'completion' ? (
            <p className={beside.text}>{t('wait.locked')}</p>
          ) : (
            <>
              <p className={beside.text}>{t('wait.text')}</p>
              <ButtonLink icon={<PenLine />} to={writePath(story)}>
                {t('wait.write')}
              </ButtonLink>
            </>
          )}
        </section>
      )}
      <EditorCard view={view} />
      <DocumentList documents={view.documents} />
    </>
  );
}

/** Who reads it, and the way to ask. */
export function EditorCard({ view }: { view: ApplicationView }) {
  const t = useViewText();
  const [isWriting, setWriting] = useStateOverSignIn(`letter to the editor ${view.story_id} ${view.kind}`, false);
  const { editor } = view;
  return (
    <section className={beside.part} aria-labelledby="detail-editor">
      <h2 className={beside.title} id="detail-editor">
        {t('editor.title')}
      </h2>
      <div className={styles.editor}>
        {editor && <Avatar name={editor.name} size={40} />}
        <div>
          {editor ? <p className={styles.name}>{editor.name}</p> : <p className={styles.none}>{t('editor.none')}</p>}
          <Button variant="ghost" size="sm" className={styles.write} onClick={() => setWriting(true)}>
            {t('editor.write')}
          </Button>
        </div>
      </div>
      {isWriting && <MessageDialog view={view} onClose={() => setWriting(false)} />}
    </section>
  );
}
