import { cx } from '../base/cx.ts';
import styles from './badge.module.css';

/** The bookmark: marks the one current place of a view. Position and size by `className`. */
export function Ribbon({ className }: { className?: string }) {
  return <i className={cx(styles.ribbon, className)} aria-hidden="true" />;
}
