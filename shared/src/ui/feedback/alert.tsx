import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { PhaseGlyph } from '../status/phase-glyph.tsx';
import type { Phase } from '../status/phase-shapes.tsx';
import { type Tone, toneClass } from '../status/tone.ts';
import styles from './alert.module.css';

export interface AlertProps {
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

const GLYPH: Readonly<Record<Tone, Phase>> = {
  neutral: 'empty',
  rose: 'full-bang',
  amber: 'full-bang',
  blue: 'clock',
  green: 'full-check',
  brick: 'full-bang',
};

/** A note within the page. Amber and brick interrupt a screen reader, the others wait. */
export function Alert({ tone, title, children, action }: AlertProps) {
  const urgent = tone === 'brick' || tone === 'amber';
  return (
    <div className={cx(styles.alert, toneClass(tone))} role={urgent ? 'alert' : 'status'}>
      <PhaseGlyph phase={GLYPH[tone]} tone={tone} />
      <div className={styles.body}>
        <div className={styles.title}>{title}</div>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
