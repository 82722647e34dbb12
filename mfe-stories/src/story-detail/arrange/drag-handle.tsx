import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useWorkText } from '../i18n/use-work-text.ts';
import styles from './drag-handle.module.css';
import type { ArrangeActions } from './use-arrange.ts';

/** What the handles of all rows share. */
export interface HandleActions {
  arrange: ArrangeActions;
  drag: (chapterId: string, event: PointerEvent<HTMLElement>) => void;
}

export interface DragHandleProps extends HandleActions {
  chapterId: string;
  title: string;
  isLifted: boolean;
}

/** Dragged by hand; by keyboard, Space lifts and drops, the arrow keys move, Escape puts back. */
export function DragHandle({ chapterId, title, isLifted, arrange, drag }: DragHandleProps) {
  const t = useWorkText();
  const press = (event: KeyboardEvent) => {
    if (!handleKey(event.key, chapterId, arrange)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={t('arrange.handle', { title })}
      aria-describedby="arrange-help"
      aria-pressed={isLifted}
      data-handle={chapterId}
      title={t('arrange.hint')}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button === 0) drag(chapterId, event);
      }}
      onBlur={() => {
        if (arrange.present()?.by === 'keyboard') arrange.cancel();
      }}
    >
      <GripVertical aria-hidden="true" />
    </button>
  );
}

/** @returns Whether the key meant something */
function handleKey(key: string, chapterId: string, arrange: ArrangeActions): boolean {
  const isCarried = arrange.present()?.by === 'keyboard';
  if (key === ' ' || (key === 'Enter' && isCarried)) {
    if (isCarried) arrange.drop();
    else arrange.lift(chapterId, 'keyboard');
    return true;
  }
  if (!isCarried) return false;
  if (key === 'ArrowUp') arrange.step(-1);
  else if (key === 'ArrowDown') arrange.step(1);
  else if (key === 'Home') arrange.jump('top');
  else if (key === 'End') arrange.jump('bottom');
  else if (key === 'Escape') arrange.cancel();
  return key !== 'Tab';
}
