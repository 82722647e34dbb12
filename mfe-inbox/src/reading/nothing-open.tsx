import { Illustration } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './nothing-open.module.css';

const KEYS = [
  ['j', 'k', 'keys.move'],
  ['Enter', undefined, 'keys.open'],
  ['e', undefined, 'keys.archive'],
  ['u', undefined, 'keys.unread'],
  ['/', undefined, 'keys.search'],
] as const;

/** Beside the list until a message is chosen: what to do, and the keys for it. */
export function NothingOpen() {
  const t = useText();
  return (
    <section className={styles.pane} aria-label={t('reading.label')}>
      <Illustration name="envelope" />
      <p className={styles.title}>{t('reading.choose')}</p>
      <dl className={styles.keys}>
        {KEYS.map(([key, second, text]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd>{key}</kbd>
              {second && <kbd>{second}</kbd>}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
