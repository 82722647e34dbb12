import { Keyboard } from 'lucide-react';
import { useSettingsText } from '../i18n/use-settings-text.ts';
import { useShortcutsText } from '../i18n/use-shortcuts-text.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useEditorSettings } from '../settings/use-editor-settings.ts';
import styles from './editor-footer.module.css';

/** The page's font and size, and the sheet of keys. */
export function FooterTools() {
  const settingsText = useSettingsText();
  const shortcutsText = useShortcutsText();
  const { open } = useScreen();
  const { font, size } = useEditorSettings();
  return (
    <span className={styles.tools}>
      <button type="button" title={settingsText('settings.title')} onClick={() => open('settings')}>
        {settingsText(`settings.font.${font}`)}, {size}
      </button>
      <button type="button" onClick={() => open('shortcuts')}>
        <Keyboard aria-hidden="true" />
        <span className={styles.label}>{shortcutsText('shortcuts.title')}</span>
      </button>
    </span>
  );
}
