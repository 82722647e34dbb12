import { Cover, cx, Logo } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './poster.module.css';
import { useIdle } from './use-idle.ts';
import { useProseReady } from './use-prose-ready.ts';

/** Invented books, drawn by the cover generator. */
const BOOKS = [
  { title: 'His Borrowed Sunday', author: 'Ines Duarte', genre: 'romance', variant: 0 },
  { title: 'The Moon Between Us', author: 'Noor Valdez', genre: 'werewolf', variant: 0 },
  { title: 'The Glass Apothecary', author: 'T. A. Mbeki', genre: 'historical', variant: 2 },
  { title: 'Seven Doors to Winter', author: 'Noor Valdez', genre: 'fantasy', variant: 0 },
];

export function Poster({ className }: { className?: string }) {
  const t = useText();
  // The covers bring two fonts: they wait until the form can be used.
  const idle = useIdle();
  const ready = useProseReady();
  return (
    <aside className={cx(styles.poster, className)}>
      <div>
        <div className={styles.logo} aria-hidden="true">
          <Logo onPink />
        </div>
        <p className={cx(styles.text, !ready && styles.waiting)}>
          {t('poster.text')}
          <i className={styles.caret} aria-hidden="true" />
        </p>
      </div>
      <div className={styles.books} aria-hidden="true">
        {idle &&
          BOOKS.map((book) => (
            <span key={book.title} className={styles.book}>
              <Cover {...book} className={styles.cover} />
            </span>
          ))}
      </div>
    </aside>
  );
}
