import { formatNumber } from '@myfiction/shared/host.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import notices from '../components/notices.module.css';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { usePublishText } from '../i18n/use-publish-text.ts';
import { publishChecks } from './publish-checks.ts';

/** Over a scheduled chapter that could not go out as it is now: at its time it would be a draft again. */
export function UnreadyNotice() {
  const t = useFrameText();
  const tell = usePublishText();
  const isScheduled = useChapterStore(({ view }) => view.info.status === 'scheduled');
  const title = useChapterStore(({ view }) => view.fields.title);
  const words = useChapterStore((store) => store.words);
  const checks = publishChecks({ title, words, titleTaken: false, warningMode: undefined });
  const problem = checks.find(({ tone }) => tone === 'blocking');
  if (!isScheduled || !problem) return null;
  const figures = { count: words, words: formatNumber(words), limit: formatNumber(problem.limit ?? 0) };
  return (
    <div className={notices.notice}>
      <Alert tone="amber" title={t('unready.title')}>
        {tell(problem.text, figures)} {t('unready.text')}
      </Alert>
    </div>
  );
}
