import styles from './sheet-name.module.css';

/** Heads the menu of a story, a volume or a chapter on phones, in the letters of its name. */
export function SheetName({ name }: { name: string }) {
  return <bdi className={styles.name}>{name}</bdi>;
}
