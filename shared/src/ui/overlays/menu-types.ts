import type { ComponentType, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';

interface MenuEntryBase {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Under its label: why it is disabled. */
  note?: string | undefined;
  /** Of one choice among several: whether it is the one in force. */
  chosen?: boolean;
  /** Of something that is on or off by itself. */
  checked?: boolean;
}

export type MenuEntry = MenuEntryBase &
  (
    | { onSelect: () => void; to?: never; href?: never; submenu?: never }
    | { to: string; onSelect?: never; href?: never; submenu?: never }
    | { href: string; external?: boolean; onSelect?: never; to?: never; submenu?: never }
    | { submenu: readonly MenuItem[]; onSelect?: never; to?: never; href?: never }
  );

export type MenuItem = MenuEntry | 'divider';

export interface MenuListProps {
  id: string;
  labelledBy: string;
  items: readonly MenuItem[];
  /** Closes the whole menu. */
  onLeave: (focusTrigger: boolean) => void;
  /** Of a submenu: closes it and goes back to its entry. */
  onBack?: () => void;
}

/** What draws a level of a menu: a row is handed it for the level below, and need not know who draws rows. */
export type MenuLevel = ComponentType<MenuListProps>;

/** Spread onto the button that opens the menu. */
export interface MenuTriggerProps {
  id: string;
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}
