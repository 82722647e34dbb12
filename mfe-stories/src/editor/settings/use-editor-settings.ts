import { useSyncExternalStore } from 'react';
import { type EditorSettings, editorSettings, subscribeSettings } from './editor-settings.ts';

export function useEditorSettings(): EditorSettings {
  return useSyncExternalStore(subscribeSettings, editorSettings);
}
