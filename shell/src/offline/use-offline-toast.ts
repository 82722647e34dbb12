import { dismissToast, queryClient, toast, useTranslation } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';

/** One toast while the connection is away. "Try again" asks once more for what is on the screen. */
export function useOfflineToast(): void {
  const { t } = useTranslation('shell');
  useEffect(() => {
    let told = 0;
    const tellOffline = () => {
      told = toast.warning(t('networkFailure'), {
        action: { label: t('offline.retry'), onClick: () => void queryClient.refetchQueries({ type: 'active' }) },
        once: true,
      });
    };
    const takeBack = () => dismissToast(told);
    window.addEventListener('offline', tellOffline);
    window.addEventListener('online', takeBack);
    return () => {
      window.removeEventListener('offline', tellOffline);
      window.removeEventListener('online', takeBack);
    };
  }, [t]);
}
