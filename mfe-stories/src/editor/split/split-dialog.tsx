import { paths } from '@myfiction/shared/contract/paths.ts';
import { CHAPTER_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { ApiError, formatNumber, toast, useNavigate } from '@myfiction/shared/host.ts';
import { useSendId } from '@myfiction/shared/screen/use-send-id.ts';
import { Button, Dialog, Field, FormDialog, TextInput } from '@myfiction/shared/ui.ts';
import type { EditorState } from 'prosemirror-state';
import { useMemo, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useSplitText } from '../i18n/use-split-text.ts';
import { countNodeWords } from '../prose/word-count.ts';
import { conflictOf } from '../saving/conflict-of.ts';
import { splitChapter } from './split-chapter.ts';
import styles from './split-dialog.module.css';
import { middleOf, type SplitDocument, splitDocument, splitTexts } from './split-text.ts';

export interface SplitDialogProps {
  onClose: () => void;
  /** Cuts in the middle instead of at the cursor. */
  inMiddle?: boolean;
}

/** Shows both chapters before the cut. */
export function SplitDialog({ onClose, inMiddle = false }: SplitDialogProps) {
  const t = useSplitText();
  const navigate = useNavigate();
  const { session } = useEditor();
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const idOf = useSendId();
  const { store } = session;
  const { info, fields } = store.view;
  // Another device's words may come in meanwhile.
  const state = useChapterStore((chapter) => chapter.state);
  const split = useMemo(() => splitState(state, inMiddle), [state, inMiddle]);
  if (!split || info.story_completed) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('split.title')}
        description={t(info.story_completed ? 'split.completed' : 'split.edge')}
        width={440}
        footer={<Button onClick={onClose}>{t('split.cancel')}</Button>}
      />
    );
  }
  const cut = () => {
    const sides = splitState(store.state, inMiddle);
    return sides && splitTexts(store.text, sides, title.trim());
  };
  const submit = async () => {
    setProblem('');
    setBusy(true);
    try {
      const created = await splitChapter(session, cut, idOf(title.trim()));
      if (created === null) setProblem(t('split.notSaved'));
      else {
        toast.success(t('split.done'));
        navigate(paths.editChapter(created));
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const theirs = conflictOf(error);
      if (theirs) {
        onClose();
        void session.conflict(theirs);
      } else if (!error.isToasted || error.field === 'title') setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  const words = (count: number) => t('split.words', { count, words: formatNumber(count) });
  return (
    <FormDialog
      title={t('split.title')}
      text={t('split.text')}
      width={520}
      confirmLabel={t('split.do')}
      loading={isBusy}
      loadingLabel={t('split.doing')}
      onSubmit={() => void submit()}
      onClose={onClose}
      above={
        <>
          <dl className={styles.sides}>
            <div>
              <dt>{t('split.first')}</dt>
              <dd className={styles.title}>{fields.title || t('split.untitled')}</dd>
              <dd>{words(countNodeWords(split.first))}</dd>
            </div>
            <div>
              <dt>{t('split.second')}</dt>
              <dd className={styles.title}>{title || t('split.untitled')}</dd>
              <dd>{words(countNodeWords(split.second))}</dd>
            </div>
          </dl>
          <p className={styles.begin}>{split.second.textBetween(0, split.second.content.size, ' ').slice(0, 160)}…</p>
        </>
      }
    >
      <Field label={t('split.field')} error={problem || undefined}>
        <TextInput value={title} onChange={setTitle} readOnly={isBusy} maxLength={CHAPTER_TITLE_MAX} />
      </Field>
    </FormDialog>
  );
}

function splitState({ doc, selection }: EditorState, inMiddle: boolean): SplitDocument | null {
  return splitDocument(doc, inMiddle ? middleOf(doc) : selection.from);
}

/** For a chapter that is too long to be published. */
export function SplitInMiddleDialog({ onClose }: { onClose: () => void }) {
  return <SplitDialog onClose={onClose} inMiddle />;
}
