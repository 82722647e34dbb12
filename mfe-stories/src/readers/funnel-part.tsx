import { LEAST_READERS } from '@myfiction/shared/contract/reader-figures.ts';
import { formatNumber, useNow } from '@myfiction/shared/host.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { EmptyState, Skeleton } from '@myfiction/shared/ui.ts';
import { type FunnelChapter, useFunnel } from '../api/get-funnel.ts';
import { formatShare } from '../common/figures.ts';
import { PartTitle } from '../common/part-title.tsx';
import { Failed } from './failed.tsx';
import { biggestDrop, funnelOf } from './funnel.ts';
import { FunnelTable } from './funnel-table.tsx';
import { useReadersText } from './i18n/use-readers-text.ts';
import styles from './readers-tab.module.css';

/** How many readers go on from chapter to chapter, with what the figures mean. */
export function Funnel({ storyId }: { storyId: string }) {
  const t = useReadersText();
  const query = useFunnel(storyId);
  const late = useDelayed(query.isPending);
  return (
    <section className={styles.funnel}>
      <StatusMessage text={late ? t('loading') : ''} />
      {late && <Skeleton lines={8} height={28} />}
      {query.isError && !query.data && <Failed onRetry={() => void query.refetch()} />}
      {query.data && <FunnelOf chapters={query.data.chapters} />}
    </section>
  );
}

function FunnelOf({ chapters }: { chapters: readonly FunnelChapter[] }) {
  const t = useReadersText();
  const rows = funnelOf(chapters, useNow());
  if (rows.every(({ readers }) => readers === 0)) {
    return (
      <EmptyState
        illustration="book"
        title={t('none.title')}
        text={t(rows.length === 0 ? 'unpublished.text' : 'none.text')}
      />
    );
  }
  const drop = biggestDrop(rows);
  return (
    <>
      <PartTitle level={2}>{t('funnel.title')}</PartTitle>
      <p className={styles.drop}>
        {drop === null && t('funnel.tooFew')}
        {drop === undefined && t('funnel.noDrop')}
        {drop && t('funnel.drop', { number: formatNumber(drop.position), percent: formatShare(drop.goOn) })}
      </p>
      <p className={styles.note}>{t('funnel.definition')}</p>
      <p className={styles.note}>{t('funnel.caution', { least: LEAST_READERS })}</p>
      <FunnelTable rows={rows} drop={drop?.chapter_id} />
    </>
  );
}
