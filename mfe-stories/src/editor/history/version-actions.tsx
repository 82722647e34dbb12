import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { toast, useIsPhone, useNow } from '@myfiction/shared/host.ts';
import { Button, IconButton, Menu } from '@myfiction/shared/ui.ts';
import { Copy, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { copyChapter } from '../conflict/copy-chapter.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import { downloadText } from '../session/download-text.ts';
import { AgainstSelect } from './against-select.tsx';
import { ChangeSummary } from './change-summary.tsx';
import type { Comparison } from './compare-texts.ts';
import { useVersion, useVersions } from './history-queries.ts';
import { NameDialog } from './name-dialog.tsx';
import type { HistoryControls } from './use-history.ts';
import { useRestore } from './use-restore.ts';
import styles from './version-actions.module.css';
import { dayOf, versionTime } from './version-time.ts';

export interface VersionActionsProps {
  history: HistoryControls;
  version: ApiOutput<'chapter/getVersion'>;
  comparison: Comparison | null;
}

/** What a version is compared with, what differs, and what can be done with it. */
export function VersionActions({ history, version, comparison }: VersionActionsProps) {
  const t = useHistoryText();
  const isPhone = useIsPhone();
  const { chapterId } = useEditor().session.target;
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  const listed = useVersions(chapterId, true).data?.pages.flatMap((page) => page.items) ?? [];
  const against = useVersion(chapterId, history.against).data;
  // The address may name one that no loaded page has.
  const isListed = listed.some(({ number }) => number === history.against);
  const { isRestoring, restore } = useRestore();
  const [isNaming, setNaming] = useState(false);
  const now = new Date(useNow());
  const isToday = dayOf(version.created_at, now) === 'today';
  const when = versionTime(version.created_at, now, (time) => t('history.yesterdayAt', { time }));
  const restoreIt = async () => {
    if (!(await restore(version.number))) return;
    if (isPhone) history.close();
    else history.show(null);
  };
  const copy = () =>
    copyChapter(version.text).then(
      () => toast.success(t('version.copied')),
      // The clipboard is refused, for example outside a secure page: a file serves the same end.
      () => downloadText(version.text),
    );
  return (
    <div className={styles.actions}>
      <div>
        <div className={styles.compared}>
          {t('compare.with', { when })}
          <AgainstSelect
            history={history}
            versions={against && !isListed ? [...listed, against] : listed}
            className={styles.against}
          />
        </div>
        <ChangeSummary comparison={comparison} />
      </div>
      <div className={styles.buttons}>
        <Button className={styles.restore} loading={isRestoring} disabled={!isWriter} onClick={() => void restoreIt()}>
          {isToday ? t('restore.button', { when }) : t('restore.this')}
        </Button>
        <Button variant="ghost" onClick={() => setNaming(true)}>
          {t(version.name === '' ? 'version.name' : 'version.rename')}
        </Button>
        <Menu
          align="end"
          side="above"
          trigger={(trigger) => (
            <IconButton {...trigger} label={t('version.more')} icon={<EllipsisVertical aria-hidden="true" />} />
          )}
          items={[
            {
              key: 'copy',
              label: t('version.copy'),
              icon: <Copy aria-hidden="true" />,
              onSelect: () => void copy(),
            },
          ]}
        />
      </div>
      {!isWriter && <p className={styles.summary}>{t('restore.reading')}</p>}
      {isNaming && <NameDialog version={version} onClose={() => setNaming(false)} />}
    </div>
  );
}
