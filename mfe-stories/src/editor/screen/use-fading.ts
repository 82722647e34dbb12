import { useEditorSettings } from '../settings/use-editor-settings.ts';
import { useScreen } from './screen-context.ts';

/** Whether all but what is being written fades. */
export function useFading(): boolean {
  const { isFocus } = useScreen();
  const { emphasis } = useEditorSettings();
  return isFocus && emphasis !== 'none';
}
