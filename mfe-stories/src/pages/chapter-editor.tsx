import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../editor/i18n/messages.ts';
import { ChapterEditorPage } from '../editor/screen/chapter-editor-page.tsx';

export default createRemotePage(ChapterEditorPage, { messages });
