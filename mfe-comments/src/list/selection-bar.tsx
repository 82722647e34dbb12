import type { CommentAction, CommentFilter } from '@myfiction/shared/contract/comment-options.ts';
import { formatNumber, useIsPhone } from '@myfiction/shared/host.ts';
import { Button, IconButton, Menu } from '@myfiction/shared/ui.ts';
import { CheckCheck, Ellipsis, Eye, EyeOff, Heart, X } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import styles from './selection-bar.module.css';
import type { Act } from './use-act.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  filter: CommentFilter;
  /** How many match the filter, as it is shown; undefined where nobody has counted. */
  matching: string | undefined;
  /** True while more match than are selected. */
  canTakeAll: boolean;
  act: Act;
  onAct: (action: CommentAction) => void;
}

const MORE: readonly CommentAction[] = ['unread', 'unlike', 'spam', 'not-spam', 'show', 'release', 'freeze'];
const ICONS = { read: CheckCheck, like: Heart, hide: EyeOff, show: Eye, release: CheckCheck };

/** The three first deeds by what is being looked at. */
function firstActions(filter: CommentFilter): readonly (keyof typeof ICONS)[] {
  if (filter === 'held') return ['release', 'hide', 'read'];
  return filter === 'hidden' ? ['show', 'read'] : ['read', 'like', 'hide'];
}

/** Over the foot of the page while comments are selected: how many, and what can be done with them. */
export function SelectionBar({ selection, filter, matching, canTakeAll, act, onAct }: SelectionBarProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const first = firstActions(filter);
  const more = [...(isPhone ? first.slice(2) : []), ...MORE].filter(
    (action) => isPhone || !first.some((shown) => shown === action),
  );
  return (
    <section className={styles.bar} aria-label={t('select.bar')}>
      <span className={styles.count} role="status">
        {act.changedSoFar === undefined
          ? selectedText(selection, matching, t)
          : t('progress.changed', { count: formatNumber(act.changedSoFar) })}
      </span>
      {canTakeAll && !selection.isEverything && (
        <Button size="sm" className={styles.button} onClick={selection.chooseEverything}>
          {matching === undefined ? t('select.all') : t('select.allCount', { count: matching })}
        </Button>
      )}
      <span className={styles.grow} />
      {first.slice(0, isPhone ? 2 : 3).map((action) => {
        const Icon = ICONS[action];
        return (
          <Button
            key={action}
            size="sm"
            className={styles.button}
            icon={<Icon />}
            disabled={act.isBusy}
            onClick={() => onAct(action)}
          >
            {t(`act.${action}`)}
          </Button>
        );
      })}
      <Menu
        align="end"
        side="above"
        sheetTitle={selectedText(selection, matching, t)}
        trigger={(props) => (
          <IconButton
            {...props}
            className={styles.button}
            label={t('act.more')}
            icon={<Ellipsis />}
            disabled={act.isBusy}
          />
        )}
        items={() => more.map((action) => ({ key: action, label: t(`act.${action}`), onSelect: () => onAct(action) }))}
      />
      <IconButton className={styles.button} label={t('select.clear')} icon={<X />} onClick={selection.clear} />
    </section>
  );
}

function selectedText(selection: Selection, matching: string | undefined, t: ReturnType<typeof useText>): string {
  if (!selection.isEverything) return t('select.count', { count: selection.chosen.length });
  return matching === undefined ? t('select.everything') : t('select.everythingCount', { count: matching });
}
