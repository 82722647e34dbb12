import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import { Coins } from 'lucide-react';
import styles from './chapter-rows.module.css';

/** On a chapter that readers pay for. */
export function PaidMark({ text }: { text: string }) {
  return (
    <span className={styles.paid} title={text}>
      <Coins aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
