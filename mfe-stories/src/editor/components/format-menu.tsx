import { Menu, type MenuItem } from '@myfiction/shared/ui.ts';
import {
  ALargeSmall,
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Heading2,
  Heading3,
  Link2,
  Scissors,
  Strikethrough,
  Target,
  Type,
  Underline,
} from 'lucide-react';
import type { Command } from 'prosemirror-state';
import type { ReactNode } from 'react';
import { useFormatText } from '../i18n/use-format-text.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { setAlignment, toggleHeading, toggleStrike, toggleUnderline } from '../prose/format-commands.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useEditor } from './editor-context.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { formatsOf } from './toolbar-state.ts';
import { useStoryLock } from './use-story-lock.ts';

const ALIGNMENT_ICONS: Record<string, ReactNode> = {
  left: <AlignLeft aria-hidden="true" />,
  center: <AlignCenter aria-hidden="true" />,
  right: <AlignRight aria-hidden="true" />,
  justify: <AlignJustify aria-hidden="true" />,
};

/** What is needed now and then: underline, strike, headings, links, alignment. */
export function FormatMenu({ run }: { run: (command: Command) => () => void }) {
  const t = useFormatText();
  const { open } = useScreen();
  const frameText = useFrameText();
  const { view } = useEditor();
  const lock = useStoryLock();
  const itemsNow = (): MenuItem[] => {
    const on = view.current ? formatsOf(view.current.state) : undefined;
    const align = (['left', 'center', 'right', 'justify'] as const).map((name) => ({
      key: name,
      label: t(`tool.align.${name}`),
      icon: ALIGNMENT_ICONS[name],
      chosen: on?.align === name,
      onSelect: run(setAlignment(name)),
    }));
    return [
      {
        key: 'underline',
        label: t('tool.underline'),
        icon: <Underline aria-hidden="true" />,
        checked: on?.underline ?? false,
        onSelect: run(toggleUnderline),
      },
      {
        key: 'strike',
        label: t('tool.strike'),
        icon: <Strikethrough aria-hidden="true" />,
        checked: on?.strike ?? false,
        onSelect: run(toggleStrike),
      },
      { key: 'link', label: t('tool.link'), icon: <Link2 aria-hidden="true" />, onSelect: () => open('link') },
      'divider',
      {
        key: 'heading',
        label: t('tool.heading'),
        icon: <Heading2 aria-hidden="true" />,
        checked: on?.heading === 2,
        onSelect: run(toggleHeading(2)),
      },
      {
        key: 'subheading',
        label: t('tool.subheading'),
        icon: <Heading3 aria-hidden="true" />,
        checked: on?.heading === 3,
        onSelect: run(toggleHeading(3)),
      },
      'divider',
      ...align,
      'divider',
      {
        key: 'split',
        label: t('tool.split'),
        icon: <Scissors aria-hidden="true" />,
        onSelect: () => open('split'),
        ...(lock && { disabled: true, note: frameText(`locked.${lock}.short`) }),
      },
      {
        key: 'settings',
        label: t('tool.settings'),
        icon: <ALargeSmall aria-hidden="true" />,
        onSelect: () => open('settings'),
      },
      { key: 'goal', label: t('tool.goal'), icon: <Target aria-hidden="true" />, onSelect: () => open('goal') },
    ];
  };
  return (
    <Menu
      items={itemsNow}
      align="end"
      trigger={(props) => <ToolbarButton {...props} label={t('tool.more')} icon={<Type aria-hidden="true" />} />}
    />
  );
}
