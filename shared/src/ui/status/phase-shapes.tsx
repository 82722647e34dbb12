import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import styles from './phase-glyph.module.css';

export type Phase = 'dashed' | 'empty' | 'half' | 'three-quarters' | 'full-check' | 'slashed' | 'full-bang' | 'clock';

const ring = <circle className={styles.ring} cx="8" cy="8" r="6.25" />;
const full = <circle className={styles.full} cx="8" cy="8" r="7" />;

export const PHASE_SHAPES: Readonly<Record<Phase, ReactNode>> = {
  dashed: <circle className={cx(styles.ring, styles.dashed)} cx="8" cy="8" r="6.25" />,
  empty: ring,
  half: (
    <>
      {ring}
      <path className={styles.full} d="M8 3.6a4.4 4.4 0 0 1 0 8.8z" />
    </>
  ),
  'three-quarters': (
    <>
      {ring}
      <path className={styles.full} d="M8 3.6A4.4 4.4 0 1 1 3.6 8H8z" />
    </>
  ),
  'full-check': (
    <>
      {full}
      <path className={styles.cut} d="M5 8.2l2.1 2.1 4-4.1" />
    </>
  ),
  slashed: (
    <>
      {ring}
      <path className={styles.ring} d="M3.8 12.2l8.4-8.4" />
    </>
  ),
  'full-bang': (
    <>
      {full}
      <path className={styles.cut} d="M8 4.5v4M8 11.4v.1" />
    </>
  ),
  clock: (
    <>
      {ring}
      <path className={styles.ring} d="M8 4.8V8l2.2 1.4" />
    </>
  ),
};
