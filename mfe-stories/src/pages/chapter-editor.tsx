import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../editor/i18n/messages.ts';
import { ChapterEditorPage } from '../editor/screen/chapter-editor-page.tsx';
import { prefetchEditor } from '../editor/screen/prefetch-editor.ts';

export default createRemotePage(ChapterEditorPage, { messages, prefetch: prefetchEditor });
