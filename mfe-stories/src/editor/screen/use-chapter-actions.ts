import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { toast, useNavigate } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import type { PublishableChapter } from '../publish-dialog.tsx';

export interface ChapterActions {
  busy: 'preview' | 'publish' | null;
  /** The chapter in the publish dialog, as the server has it. */
  publishing: PublishableChapter | null;
  preview: () => Promise<void>;
  publish: () => Promise<void>;
  closePublish: () => void;
  published: (answer: ApiOutput<'chapter/publish'>) => void;
  /** It is scheduled, or a draft again. */
  planned: (chapter: ChapterSummary) => void;
}

/** What the bar's buttons do: each brings the text to the server first. */
export function useChapterActions(): ChapterActions {
  const t = useFrameText();
  const editorText = useEditorText();
  const navigate = useNavigate();
  const { session } = useEditor();
  const [busy, setBusy] = useState<ChapterActions['busy']>(null);
  const [publishing, setPublishing] = useState<PublishableChapter | null>(null);
  const { store, target } = session;

  const saveFor = async (doing: 'preview' | 'publish'): Promise<boolean> => {
    if (!store.view.isCreated && !session.isUnsaved) {
      toast.info(t(doing === 'preview' ? 'bar.emptyPreview' : 'bar.emptyPublish'));
      return false;
    }
    setBusy(doing);
    const isSaved = await session.flush();
    setBusy(null);
    if (!isSaved) toast.warning(editorText('bar.notSavedYet'));
    const { titleProblem } = store.view;
    if (isSaved && titleProblem && doing === 'publish') toast.warning(titleProblem);
    return isSaved && !(titleProblem && doing === 'publish');
  };

  return {
    busy,
    publishing,
    preview: async () => {
      if (await saveFor('preview')) navigate(paths.previewChapter(target.chapterId));
    },
    publish: async () => {
      if (!(await saveFor('publish'))) return;
      const { words, view } = store;
      const { info, fields } = view;
      const { story_id, position, status } = info;
      const named = { chapter_id: target.chapterId, title: fields.title, revision: session.revision };
      setPublishing({ ...named, story_id, position, status, words });
    },
    closePublish: () => setPublishing(null),
    published: ({ chapter }) => {
      session.published({ status: chapter.status, staged: chapter.staged, published_at: chapter.published_at });
      navigate(paths.storyDetail(chapter.story_id));
    },
    planned: (chapter) => {
      session.published({ status: chapter.status });
      navigate(paths.storyDetail(chapter.story_id));
    },
  };
}
