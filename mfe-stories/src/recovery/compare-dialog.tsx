import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { Button, Dialog, Skeleton } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { PassageText } from '../editor/conflict/passage-text.tsx';
import styles from './compare-dialog.module.css';
import { useRecoveryText } from './i18n/use-recovery-text.ts';
import type { UnsavedChapter } from './list-unsaved.ts';

export interface CompareDialogProps {
  chapter: UnsavedChapter;
  text: ChapterText;
  title: string;
  onClose: () => void;
}

/** The text of this device beside the server's; what the other side does not have is marked. */
export function CompareDialog({ chapter: { chapterId }, text, title, onClose }: CompareDialogProps) {
  const t = useRecoveryText();
  const { data, error, isPending } = useQuery({
    queryKey: ['recovery', 'compare', chapterId],
    queryFn: ({ signal }) => callApi('chapter/get', { chapter_id: chapterId }, { signal, silent: true }),
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={960}
      footer={<Button onClick={onClose}>{t('recovery.compare.close')}</Button>}
    >
      <div className={styles.sides}>
        <Side heading={t('recovery.compare.here')} title={text.title}>
          <PassageText blocks={text.content.content} other={data?.content.content ?? text.content.content} />
        </Side>
        <Side heading={t('recovery.compare.there')} title={data?.title ?? ''}>
          {isPending && <Skeleton lines={6} />}
          {error && <p>{t(isMissing(error) ? 'recovery.compare.none' : 'recovery.compare.failed')}</p>}
          {data && <PassageText blocks={data.content.content} other={text.content.content} />}
        </Side>
      </div>
    </Dialog>
  );
}

function Side({ heading, title, children }: { heading: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.side} aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={styles.text} tabIndex={0}>
        {title && <h4>{title}</h4>}
        {children}
      </div>
    </section>
  );
}
