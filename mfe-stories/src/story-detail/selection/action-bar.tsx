import { BULK_MAX } from '@myfiction/shared/contract/rules.ts';
import { formatNumber, useIsPhone } from '@myfiction/shared/host.ts';
import { Button, IconButton, Menu, type MenuItem } from '@myfiction/shared/ui.ts';
import { CalendarClock, CalendarX, Ellipsis, FolderInput, Send, SquareCheckBig, Trash2, X } from 'lucide-react';
import { applicable, type BulkKind } from '../bulk/applicable.ts';
import { useWorkText } from '../i18n/use-work-text.ts';
import type { RowActions } from '../list/row-actions.ts';
import { volumeItems } from '../volumes/volume-items.ts';
import styles from './action-bar.module.css';
import type { Selection } from './use-selection.ts';

export interface ActionBarProps {
  selection: Selection;
  actions: RowActions;
  onAct: (kind: BulkKind) => void;
  isBusy: boolean;
}

/** What can be done with the chosen chapters. It stands over the foot of the page while any is chosen. */
export function ActionBar({ selection, actions, onAct, isBusy }: ActionBarProps) {
  const t = useWorkText();
  const isPhone = useIsPhone();
  const { chosen, clear } = selection;
  const tooMany = chosen.length > BULK_MAX ? t('select.tooMany', { max: formatNumber(BULK_MAX) }) : undefined;
  // A move is one step, however many go.
  const can = (kind: BulkKind) => (!tooMany || kind === 'move') && !isBusy && applicable(kind, chosen).length > 0;
  const count = { count: chosen.length, chapters: formatNumber(chosen.length) };
  const act = (kind: BulkKind) => ({ disabled: !can(kind), onClick: () => onAct(kind) });
  // A phone's list has no head with a box for all.
  const all: MenuItem[] =
    isPhone && !selection.isAll
      ? [{ key: 'all', label: t('select.all'), icon: <SquareCheckBig />, onSelect: selection.toggleAll }, 'divider']
      : [];
  const unschedule: MenuItem = {
    key: 'unschedule',
    label: t('chapters.unschedule'),
    icon: <CalendarX />,
    disabled: !can('unschedule'),
    note: tooMany,
    onSelect: () => onAct('unschedule'),
  };
  const trash: MenuItem = {
    key: 'trash',
    label: t('trash.move'),
    icon: <Trash2 />,
    danger: true,
    disabled: !can('trash'),
    note: tooMany,
    onSelect: () => onAct('trash'),
  };
  const move: MenuItem = {
    key: 'move',
    label: t('volume.moveTo'),
    icon: <FolderInput />,
    ...(can('move') ? { submenu: volumeItems(chosen, actions, t) } : { disabled: true, onSelect: () => undefined }),
  };
  return (
    <section className={styles.bar} aria-label={t('select.actions')}>
      <IconButton label={t('select.clear')} icon={<X />} onClick={clear} />
      <span className={styles.count} role="status">
        {tooMany ? t('select.onlyMove', { ...count, max: formatNumber(BULK_MAX) }) : t('select.count', count)}
      </span>
      <div className={styles.buttons}>
        <Button size="sm" icon={!isPhone && <Send />} {...act('publish')}>
          {t('select.publish')}
        </Button>
        <Button size="sm" icon={!isPhone && <CalendarClock />} {...act('schedule')}>
          {t('select.schedule')}
        </Button>
        <Menu
          align="end"
          side="above"
          sheetTitle={t('select.count', count)}
          trigger={(props) => <IconButton {...props} label={t('select.more')} icon={<Ellipsis />} disabled={isBusy} />}
          items={() => [...all, unschedule, move, 'divider', trash]}
        />
      </div>
    </section>
  );
}
