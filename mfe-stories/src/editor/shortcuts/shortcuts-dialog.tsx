import { Dialog } from '@myfiction/shared/ui.ts';
import { useShortcutsText } from '../i18n/use-shortcuts-text.ts';
import { isMac } from '../prose/is-mac.ts';
import { keysOf, SHORTCUTS } from './shortcut-list.ts';
import styles from './shortcuts-dialog.module.css';

/** The sheet of keys. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useShortcutsText();
  const mac = isMac();
  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')} width={760}>
      <div className={styles.groups}>
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className={styles.title}>{t(title)}</h3>
            <dl className={styles.list}>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.text} className={styles.row}>
                  <dt>{t(shortcut.text)}</dt>
                  <dd>
                    {keysOf(shortcut, mac).map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
