import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { openLayer, useNavigate } from '@myfiction/shared/host.ts';
import { useUnloadGuard } from '@myfiction/shared/screen/use-unload-guard.ts';
import { useEffect, useState } from 'react';
import { EditorFrame } from '../../common/editor-frame.tsx';
import { useImportText } from '../i18n/use-import-text.ts';
import { ChooseFiles } from './choose-files.tsx';
import { ImportTable } from './import-table.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ReadingNote } from './reading-note.tsx';
import { useImportDraft } from './use-import-draft.ts';
import { useReading } from './use-reading.ts';
import { useSending } from './use-sending.ts';

/** First the files, then the table of what they hold. */
export function ImportScreen({ story }: { story: StoryDetail }) {
  const t = useImportText();
  const navigate = useNavigate();
  const reading = useReading();
  const sending = useSending(story);
  const draft = useImportDraft(story.story_id, reading);
  const { running, isOpen, cancel } = sending;
  const [leave, setLeave] = useState<() => void>();
  useUnloadGuard(running);
  useEffect(() => {
    if (!running) return;
    // What is through leads to the story by itself. The shell of the release before knows no layers.
    return openLayer?.((go) => (isOpen() ? setLeave(() => go) : go()), true);
  }, [running, isOpen]);
  const back = paths.storyDetail(story.story_id);
  const mayLeave = () => {
    const asks = running || reading.manuscript !== undefined;
    if (asks) setLeave(() => () => navigate(back));
    return !asks;
  };
  return (
    <EditorFrame title={t('page.title')} back={{ to: back, label: t('page.back') }} mayLeave={mayLeave}>
      {reading.manuscript ? (
        <ImportTable
          key={reading.run}
          manuscript={reading.manuscript}
          story={story}
          sending={sending}
          kept={draft.table}
          onChange={draft.keepSoon}
          onChooseEncodings={(encodings) => {
            sending.putAway();
            void draft.chooseEncodings(encodings);
          }}
          onChooseAgain={() => {
            sending.putAway();
            draft.forget();
            reading.reset();
          }}
          onAdded={draft.forget}
        />
      ) : reading.file ? (
        <ReadingNote file={reading.file} onCancel={reading.reset} />
      ) : (
        <ChooseFiles problem={reading.problem} onChoose={(files) => void draft.choose(files)} />
      )}
      <LeaveDialog
        open={leave !== undefined}
        sending={sending}
        onStay={() => setLeave(undefined)}
        onLeave={() => {
          setLeave(undefined);
          cancel();
          leave?.();
        }}
      />
    </EditorFrame>
  );
}
