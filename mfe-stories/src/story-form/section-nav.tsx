import { useStoryFormText } from './i18n/use-story-form-text.ts';
import styles from './story-form.module.css';

const SECTIONS = ['about', 'cover', 'readers', 'updates', 'rights'] as const;

/** Jumps within the form; plain anchors would put a second entry of the same page into the history. */
export function SectionNav() {
  const t = useStoryFormText();
  const go = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  return (
    <nav className={styles.nav} aria-label={t('form.sections')}>
      <ul>
        {SECTIONS.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => go(id)}>
              <b>{t(`form.section.${id}`)}</b>
              <span>{t(`form.section.${id}.text`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
