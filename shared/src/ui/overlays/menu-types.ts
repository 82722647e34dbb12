import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';

interface MenuEntryBase {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
}

export type MenuEntry = MenuEntryBase &
  (
    | { onSelect: () => void; to?: never; href?: never; submenu?: never }
    | { to: string; onSelect?: never; href?: never; submenu?: never }
    | { href: string; external?: boolean; onSelect?: never; to?: never; submenu?: never }
    | { submenu: readonly MenuItem[]; onSelect?: never; to?: never; href?: never }
  );

export type MenuItem = MenuEntry | 'divider';

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
