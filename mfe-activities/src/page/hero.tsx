import type { ReactNode } from 'react';
import { Motif } from '../theme/motif.tsx';
import styles from './page.module.css';
import type { PartsProps } from './parts.ts';
import { TopBar } from './top-bar.tsx';

/** Characters of a line of the poster above which it takes the smaller size. */
const LONG_LINE = 10;

/** The poster that a page begins with. */
export function Hero({ campaign, texts, palette, acts, facts }: PartsProps & { acts: ReactNode; facts: ReactNode }) {
  const long = texts.heading.split('\n').some((line) => line.length > LONG_LINE);
  return (
    <div className={styles.hero}>
      <Motif name={campaign.motif} palette={palette} className={styles.motif} />
      <TopBar />
      <div className={styles.poster}>
        <h1 className={long ? styles.long : undefined}>{texts.heading}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.acts}>{acts}</div>
      </div>
      <div className={styles.facts}>{facts}</div>
    </div>
  );
}

export function Fact({ title, text }: { title: string; text: string }) {
  return (
    <p>
      <b>{title}</b>
      {text}
    </p>
  );
}
