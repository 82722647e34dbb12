import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useTranslation } from '@myfiction/shared/host.ts';
import { useFeedbackAddress } from '@myfiction/shared/screen/use-feedback-address.ts';
import { rem, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { ArrowUpRight, CircleQuestionMark, MessageSquareText } from 'lucide-react';
import { useIsCollapsed } from '../device/use-is-collapsed.ts';
import styles from './sidebar.module.css';

/** Help Center, and Feedback where it is configured; icons where the sidebar has no room for words. */
export function FooterLinks() {
  const { t } = useTranslation('shell');
  const feedback = useFeedbackAddress();
  const collapsed = useIsCollapsed();
  const help = t('footer.help');
  return (
    <div className={styles.foot}>
      <Link to={paths.helpCenter()} title={collapsed ? help : undefined} aria-label={collapsed ? help : undefined}>
        {collapsed ? <CircleQuestionMark size={rem(18)} aria-hidden="true" /> : help}
      </Link>
      {feedback && (
        <a
          href={feedback}
          target="_blank"
          rel="noopener noreferrer"
          title={collapsed ? t('footer.feedback') : undefined}
        >
          {collapsed ? (
            <>
              <MessageSquareText size={rem(18)} aria-hidden="true" />
              <VisuallyHidden>{t('footer.feedback')}</VisuallyHidden>
            </>
          ) : (
            <>
              {t('footer.feedback')}
              <ArrowUpRight size={rem(13)} aria-hidden="true" />
            </>
          )}
          <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
