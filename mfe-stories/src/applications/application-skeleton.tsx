import { paths } from '@myfiction/shared/contract/paths.ts';
import { Skeleton } from '@myfiction/shared/ui.ts';
import { completionPath } from '../common/application-path.ts';
import { EditorFrame } from '../common/editor-frame.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './application-skeleton.module.css';

/** The shape of a form or of its course. */
export function ApplicationSkeleton({ title, storyId }: { title: string; storyId: string | undefined }) {
  const t = useText();
  const back = storyId ? completionPath(storyId) : paths.myStories();
  return (
    <EditorFrame title={title} back={{ to: back, label: t('apply.back') }}>
      <div className={styles.columns} aria-busy="true">
        <div className={styles.side}>
          <Skeleton width={60} height={80} radius={4} />
          <Skeleton lines={3} />
        </div>
        <div className={styles.main}>
          <Skeleton width={220} height={28} />
          <Skeleton height={44} radius={10} />
          <Skeleton height={44} radius={10} />
          <Skeleton height={120} radius={10} />
        </div>
      </div>
    </EditorFrame>
  );
}
