import { useIsPhone } from '@myfiction/shared/host.ts';
import { Bold, Italic, Quote, Redo2, SeparatorHorizontal, Undo2 } from 'lucide-react';
import { redo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import type { ReactNode } from 'react';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { undoTyping } from '../prose/commands.ts';
import { insertSceneBreak, toggleBold, toggleItalic, toggleQuote } from '../prose/format-commands.ts';
import { isMac } from '../prose/is-mac.ts';
import { useEditor } from './editor-context.ts';
import { FormatMenu } from './format-menu.tsx';
import { shortcutText } from './shortcut-text.ts';
import { TextTools } from './text-tools.tsx';
import styles from './toolbar.module.css';
import { ToolbarButton } from './toolbar-button.tsx';
import { toolbarState } from './toolbar-state.ts';
import { useChapterStore } from './use-chapter-store.ts';
import { useRovingTools } from './use-roving-tools.ts';

/** Formatting: above the text on a desk, on the keyboard on phones, where `end` stands at its right. */
export function Toolbar({ end }: { end?: ReactNode }) {
  const t = useFrameText();
  const editorText = useEditorText();
  const { view } = useEditor();
  const isPhone = useIsPhone();
  const roving = useRovingTools();
  const on = useChapterStore(({ state }) => toolbarState(state)).split(' ');
  const run = (command: Command) => () => {
    const current = view.current;
    if (!current) return;
    command(current.state, current.dispatch, current);
    current.focus();
  };
  const shortcut = (keys: string) => shortcutText(keys, isMac());
  const tool = (key: string) => ({ pressed: on.includes(key) });
  return (
    <div role="toolbar" aria-label={editorText('tool.bar')} className={styles.bar} {...roving}>
      <div className={styles.tools}>
        <ToolbarButton
          label={t('tool.undo')}
          shortcut={shortcut('Mod+Z')}
          icon={<Undo2 aria-hidden="true" />}
          unavailable={!on.includes('undo')}
          onClick={run(undoTyping)}
        />
        {!isPhone && (
          <ToolbarButton
            label={t('tool.redo')}
            shortcut={shortcut('Mod+Y')}
            icon={<Redo2 aria-hidden="true" />}
            unavailable={!on.includes('redo')}
            onClick={run(redo)}
          />
        )}
        {!isPhone && <span className={styles.line} />}
        <ToolbarButton
          label={t('tool.bold')}
          shortcut={shortcut('Mod+B')}
          icon={<Bold aria-hidden="true" />}
          {...tool('bold')}
          onClick={run(toggleBold)}
        />
        <ToolbarButton
          label={t('tool.italic')}
          shortcut={shortcut('Mod+I')}
          icon={<Italic aria-hidden="true" />}
          {...tool('italic')}
          onClick={run(toggleItalic)}
        />
        <ToolbarButton
          label={t('tool.quote')}
          icon={<Quote aria-hidden="true" />}
          {...tool('quote')}
          onClick={run(toggleQuote)}
        />
        <ToolbarButton
          label={t('tool.sceneBreak')}
          shortcut="* * *"
          icon={<SeparatorHorizontal aria-hidden="true" />}
          onClick={run(insertSceneBreak)}
        />
        {isPhone && <FormatMenu run={run} />}
        {!isPhone && (
          <>
            <span className={styles.line} />
            <TextTools run={run} />
          </>
        )}
      </div>
      {end}
    </div>
  );
}
