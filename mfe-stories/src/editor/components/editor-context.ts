import type { EditorView } from 'prosemirror-view';
import { createContext, use } from 'react';
import type { OpenSession } from '../session/open-session.ts';

export interface EditorTools extends OpenSession {
  /** The mounted text, for the toolbar; null before and after. */
  view: { current: EditorView | null };
}

export const EditorContext = createContext<EditorTools | null>(null);

/** The open chapter. */
export function useEditor(): EditorTools {
  const tools = use(EditorContext);
  if (!tools) throw new Error('Used outside an open chapter.');
  return tools;
}
