import { IconButton, Menu } from '@myfiction/shared/ui.ts';
import {
  ALargeSmall,
  Bookmark,
  EllipsisVertical,
  Focus,
  History,
  NotebookPen,
  Replace,
  Scissors,
  Search,
  Smartphone,
  SpellCheck,
  Target,
} from 'lucide-react';
import { useHistory } from '../history/use-history.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useFormatText } from '../i18n/use-format-text.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useStoryLock } from './use-story-lock.ts';

export interface MoreMenuProps {
  onPreview: () => void;
  onNotes: () => void;
}

/** On phones: everything that has no place in the bar or on the keyboard. */
export function MoreMenu({ onPreview, onNotes }: MoreMenuProps) {
  const t = useEditorText();
  const frameText = useFrameText();
  const formatText = useFormatText();
  const { open, isFocus, setFocus } = useScreen();
  const history = useHistory();
  const lock = useStoryLock();
  const closed = lock && { disabled: true, note: frameText(`locked.${lock}.short`) };
  return (
    <Menu
      align="end"
      trigger={(trigger) => (
        <IconButton {...trigger} label={frameText('bar.more')} icon={<EllipsisVertical aria-hidden="true" />} />
      )}
      items={[
        {
          key: 'preview',
          label: frameText('bar.preview'),
          icon: <Smartphone aria-hidden="true" />,
          onSelect: onPreview,
        },
        { key: 'notes', label: t('notes.title'), icon: <NotebookPen aria-hidden="true" />, onSelect: onNotes },
        'divider',
        {
          key: 'find',
          label: formatText('tool.find'),
          icon: <Search aria-hidden="true" />,
          onSelect: () => open('find'),
        },
        {
          key: 'story',
          label: formatText('tool.storyReplace'),
          icon: <Replace aria-hidden="true" />,
          onSelect: () => open('storyReplace'),
          ...closed,
        },
        {
          key: 'punctuation',
          label: formatText('tool.punctuation'),
          icon: <SpellCheck aria-hidden="true" />,
          onSelect: () => open('punctuation'),
        },
        {
          key: 'split',
          label: formatText('tool.split'),
          icon: <Scissors aria-hidden="true" />,
          onSelect: () => open('split'),
          ...closed,
        },
        'divider',
        {
          key: 'history',
          label: formatText('tool.history'),
          icon: <History aria-hidden="true" />,
          onSelect: history.toggle,
        },
        {
          key: 'keep',
          label: formatText('tool.keepVersion'),
          icon: <Bookmark aria-hidden="true" />,
          onSelect: () => open('keepVersion'),
        },
        'divider',
        {
          key: 'focus',
          label: formatText(isFocus ? 'tool.leaveFocus' : 'tool.focus'),
          icon: <Focus aria-hidden="true" />,
          onSelect: () => setFocus(!isFocus),
        },
        {
          key: 'settings',
          label: formatText('tool.settings'),
          icon: <ALargeSmall aria-hidden="true" />,
          onSelect: () => open('settings'),
        },
        {
          key: 'goal',
          label: formatText('tool.goal'),
          icon: <Target aria-hidden="true" />,
          onSelect: () => open('goal'),
        },
      ]}
    />
  );
}
