import type { EditorView } from 'prosemirror-view';
import { useEffect, useMemo, useRef } from 'react';
import { EditorContext } from '../components/editor-context.ts';
import { followPage } from '../session/follow-page.ts';
import type { OpenSession } from '../session/open-session.ts';
import { EditorWork } from './editor-work.tsx';

/** An open chapter on the screen. */
export function EditorScreen({ open }: { open: OpenSession }) {
  const view = useRef<EditorView | null>(null);
  const tools = useMemo(() => ({ ...open, view }), [open]);
  useEffect(() => followPage(open.session, { onComeBack: () => open.role.comeBack() }), [open]);
  return (
    <EditorContext value={tools}>
      <EditorWork />
    </EditorContext>
  );
}
