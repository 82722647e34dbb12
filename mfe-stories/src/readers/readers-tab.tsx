import { useReadsRange } from '../common/use-reads-range.ts';
import { Figures } from './figures.tsx';
import { Funnel } from './funnel-part.tsx';
import styles from './readers-tab.module.css';

/** Who reads a story: reads and followers over time, and how far readers go. */
export default function ReadersTab({ storyId }: { storyId: string }) {
  const [range, setRange] = useReadsRange();
  return (
    <div className={styles.tab}>
      <Figures storyId={storyId} range={range} onRange={setRange} />
      <Funnel storyId={storyId} />
    </div>
  );
}
