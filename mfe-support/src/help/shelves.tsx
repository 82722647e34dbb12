import type { HelpShelf } from '@myfiction/shared/contract/help-topics.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import { rem } from '@myfiction/shared/ui.ts';
import { BookLock, FileCheck2, Landmark, type LucideIcon, MessageCircle, PenLine, UserRound } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import styles from './help.module.css';
import { SHELVES, slugsOf } from './shelf-of.ts';

const ICONS: Readonly<Record<HelpShelf, LucideIcon>> = {
  writing: PenLine,
  contracts: FileCheck2,
  'pay-to-read': BookLock,
  payments: Landmark,
  comments: MessageCircle,
  account: UserRound,
};

export function shelfPath(shelf: HelpShelf): string {
  return `${paths.helpCenter()}?shelf=${shelf}`;
}

export function Shelves() {
  const t = useText();
  return (
    <nav className={styles.shelves} aria-label={t('shelves')}>
      {SHELVES.map((shelf) => {
        const Icon = ICONS[shelf];
        return (
          <Link key={shelf} to={shelfPath(shelf)}>
            <Icon size={rem(22)} aria-hidden="true" />
            <span>
              <strong>{t(`shelf.${shelf}`)}</strong>
              <span className={styles.summary}>{t(`shelf.${shelf}.text`)}</span>
              <span className={styles.count}>{t('shelf.count', { count: slugsOf(shelf).length })}</span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
