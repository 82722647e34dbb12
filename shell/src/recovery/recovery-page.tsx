import en from '../i18n/en.ts';
import styles from './recovery-page.module.css';

/**
 * Depends on nothing that may be what failed: no router, no store, no translation, no shared component. The texts are
 * the English ones for that reason.
 */
export function RecoveryPage() {
  return (
    <main className={styles.page} lang="en">
      <h1>{en['recovery.title']}</h1>
      <p>{en['recovery.text']}</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {en['recovery.reload']}
      </button>
    </main>
  );
}
