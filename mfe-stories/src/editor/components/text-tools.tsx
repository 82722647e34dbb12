import { Focus, History, Search, SpellCheck } from 'lucide-react';
import type { Command } from 'prosemirror-state';
import { useHistory } from '../history/use-history.ts';
import { useFormatText } from '../i18n/use-format-text.ts';
import { isMac } from '../prose/is-mac.ts';
import { useScreen } from '../screen/screen-context.ts';
import { FormatMenu } from './format-menu.tsx';
import { shortcutText } from './shortcut-text.ts';
import { ToolbarButton } from './toolbar-button.tsx';

/** The tools behind the marks: more formats, punctuation, find, focus. They come a moment after the text. */
export function TextTools({ run }: { run: (command: Command) => () => void }) {
  const t = useFormatText();
  const { open, overlay, close, isFocus, setFocus } = useScreen();
  const history = useHistory();
  const isFinding = overlay === 'find' || overlay === 'replace';
  return (
    <>
      <FormatMenu run={run} />
      <ToolbarButton
        label={t('tool.punctuation')}
        icon={<SpellCheck aria-hidden="true" />}
        onClick={() => open('punctuation')}
      />
      <ToolbarButton
        label={t('tool.find')}
        shortcut={shortcutText('Mod+F', isMac())}
        icon={<Search aria-hidden="true" />}
        pressed={isFinding}
        onClick={() => (isFinding ? close() : open('find'))}
      />
      <ToolbarButton
        label={t('tool.history')}
        shortcut={shortcutText('Mod+Alt+Shift+H', isMac())}
        icon={<History aria-hidden="true" />}
        pressed={history.isOpen}
        onClick={history.toggle}
      />
      <ToolbarButton
        label={t('tool.focus')}
        shortcut={shortcutText('Mod+Shift+F', isMac())}
        icon={<Focus aria-hidden="true" />}
        pressed={isFocus}
        onClick={() => setFocus(!isFocus)}
      />
    </>
  );
}
