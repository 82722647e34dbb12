import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { IconButton, Menu, type MenuItem } from '@myfiction/shared/ui.ts';
import { BookX, Download, Ellipsis, FileUp, SquarePen, TextSearch, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isLocked } from '../common/is-locked.ts';
import { SheetName } from '../common/sheet-name.tsx';
import { useText } from '../i18n/use-text.ts';

const loadReplace = () =>
  import('../story-replace/story-replace-dialog.tsx').then((module) => module.StoryReplaceDialog);
const loadDelete = () => import('./dialogs/delete-story-dialog.tsx').then((module) => module.DeleteStoryDialog);
const loadExport = () => import('./export/export-dialog.tsx').then((module) => module.ExportDialog);

export interface StoryMenuProps {
  story: StoryDetail;
  onTrash: () => void;
}

/** What is done to a story as a whole. */
export function StoryMenu({ story, onTrash }: StoryMenuProps) {
  const t = useText();
  const [isOpen, setOpen] = useState<'export' | 'replace' | 'delete' | null>(null);
  const ExportDialog = useLate(loadExport, isOpen === 'export');
  const ReplaceDialog = useLate(loadReplace, isOpen === 'replace');
  const DeleteDialog = useLate(loadDelete, isOpen === 'delete');
  const close = () => setOpen(null);
  const { story_id: id } = story;
  const locked = isLocked(story);
  const items: (MenuItem | false)[] = [
    !story.signed &&
      !locked && { key: 'edit', label: t('detail.editDetails'), icon: <SquarePen />, to: paths.editStory(id) },
    !locked && { key: 'import', label: t('detail.import'), icon: <FileUp />, to: paths.importChapters(id) },
    { key: 'export', label: t('detail.export'), icon: <Download />, onSelect: () => setOpen('export') },
    !locked && {
      key: 'replace',
      label: t('detail.replace'),
      icon: <TextSearch />,
      onSelect: () => setOpen('replace'),
    },
    'divider',
    { key: 'trash', label: t('detail.trash'), icon: <Trash2 />, onSelect: onTrash },
    !story.signed &&
      !locked && {
        key: 'delete',
        label: t('detail.delete'),
        icon: <BookX />,
        danger: true,
        onSelect: () => setOpen('delete'),
      },
  ];
  return (
    <>
      <Menu
        align="end"
        sheetTitle={<SheetName name={story.title} />}
        trigger={(props) => <IconButton {...props} variant="default" label={t('detail.more')} icon={<Ellipsis />} />}
        items={items.filter((item) => item !== false)}
      />
      {ExportDialog && isOpen === 'export' && <ExportDialog story={story} onClose={close} />}
      {DeleteDialog && isOpen === 'delete' && <DeleteDialog story={story} onClose={close} />}
      {ReplaceDialog && isOpen === 'replace' && <ReplaceDialog storyId={id} onClose={close} />}
    </>
  );
}
