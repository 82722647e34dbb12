import { queryClient, toast, useTranslation } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';

/** One toast when the connection goes away. "Try again" asks once more for what is on the screen. */
export function useOfflineToast(): void {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const tellOffline = () => {
      toast.info(t('offline.text'), {
        action: { label: t('offline.retry'), onClick: () => void queryClient.refetchQueries({ type: 'active' }) },
        once: true,
      });
    };
    window.addEventListener('offline', tellOffline);
    return () => window.removeEventListener('offline', tellOffline);
  }, [t]);
}
