import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './table-twin.module.css';

export interface TableTwinProps {
  showLabel: string;
  hideLabel: string;
  /** Name of the chart, where a page may have several: heard after the label. */
  about?: string;
  /** The table; drawn while it is open only. */
  children: ReactNode;
}

/** Below a chart: opens the same figures to read instead of to look at. */
export function TableTwin({ showLabel, hideLabel, about, children }: TableTwinProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = isOpen ? hideLabel : showLabel;
  return (
    <div className={styles.twin}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={about && `${label}, ${about}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Table2 aria-hidden="true" />
        {label}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
