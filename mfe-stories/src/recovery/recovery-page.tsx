import { paths } from '@myfiction/shared/contract/paths.ts';
import { usePageTitle, useSession } from '@myfiction/shared/host.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { ButtonLink, EmptyState, Skeleton } from '@myfiction/shared/ui.ts';
import { DamagedCopies } from './damaged-copies.tsx';
import { useRecoveryText } from './i18n/use-recovery-text.ts';
import styles from './recovery-page.module.css';
import { UnsavedRow } from './unsaved-row.tsx';
import { type DeviceState, useOnThisDevice } from './use-on-this-device.ts';

/** `/my-stories/recovery`: what this device holds that the server does not. */
export function RecoveryPage() {
  const t = useRecoveryText();
  const uid = useSession()?.uid ?? 0;
  const [state, look] = useOnThisDevice(uid);
  const showSkeleton = useDelayed(state.kind === 'loading');
  const focusKept = useFocusKept<HTMLDivElement>();
  usePageTitle(t('page.recovery'), { parent: { label: t('page.my-stories'), to: paths.myStories() } });
  return (
    <div className={styles.page} {...focusKept}>
      <StatusMessage text={showSkeleton ? t('recovery.loading') : ''} />
      {showSkeleton && <Skeleton lines={6} height={20} />}
      {state.kind === 'no-storage' && (
        <EmptyState
          illustration="torn-page"
          title={t('recovery.noStorage.title')}
          text={t('recovery.noStorage.text')}
        />
      )}
      {state.kind === 'ready' && <Found state={state} uid={uid} onChanged={look} />}
    </div>
  );
}

interface FoundProps {
  state: Extract<DeviceState, { kind: 'ready' }>;
  uid: number;
  onChanged: () => Promise<void>;
}

function Found({ state: { chapters, others, damaged }, uid, onChanged }: FoundProps) {
  const t = useRecoveryText();
  const isEmpty = chapters.length === 0 && damaged.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState
          illustration="closed-book"
          title={t('recovery.empty.title')}
          text={t('recovery.empty.text')}
          action={<ButtonLink to={paths.myStories()}>{t('recovery.empty.action')}</ButtonLink>}
        />
      ) : (
        <p className={styles.intro}>{t('recovery.intro')}</p>
      )}
      {chapters.length > 0 && (
        <ul className={styles.list} aria-label={t('recovery.list')}>
          {chapters.map((chapter) => (
            <UnsavedRow key={chapter.key} uid={uid} chapter={chapter} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <DamagedCopies copies={damaged} onChanged={onChanged} />
      {others > 0 && <p className={styles.others}>{t('recovery.others', { count: others })}</p>}
    </>
  );
}
