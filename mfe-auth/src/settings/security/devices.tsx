import type { SignedInDevice } from '@myfiction/shared/contract/calls/account.ts';
import { callApi, formatDate, toast, useMutation, useQuery, useQueryClient } from '@myfiction/shared/host.ts';
import { exactTime, useHoverText } from '@myfiction/shared/screen/exact-time.tsx';
import { followLanguage } from '@myfiction/shared/screen/follow-language.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { Button, ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import styles from '../settings-page.module.css';

const KEY = ['account', 'sessions'];

// Their names.
followLanguage(KEY);

/** Where the author is signed in; any place can be signed out from here. */
export function Devices() {
  const t = useSettingsText();
  const client = useQueryClient();
  const devices = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('account/listSessions', {}, { signal }),
  });
  const { onFocus, ...list } = useFocusKept<HTMLUListElement>();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const endOthers = useMutation({
    mutationFn: () => callApi('account/endOtherSessions', {}),
    onSuccess: ({ ended }) => void toast.success(t('security.othersEnded', { count: ended })),
    onSettled: refresh,
  });
  if (devices.isPending) return <Skeleton lines={3} />;
  if (devices.isError) return <ErrorState onRetry={() => void devices.refetch()} />;
  const { items } = devices.data;
  return (
    <section aria-labelledby="devices-title" onFocus={onFocus}>
      <div className={styles.line}>
        <h3 className={styles.lineTitle} id="devices-title">
          {t('security.devices')}
        </h3>
        {items.length > 1 && (
          <Button size="sm" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('security.endOthers')}
          </Button>
        )}
      </div>
      <ul className={styles.list} {...list}>
        {items.map((device) => (
          <Device key={device.session_id} device={device} onEnded={refresh} />
        ))}
      </ul>
    </section>
  );
}

function Device({ device, onEnded }: { device: SignedInDevice; onEnded: () => Promise<void> }) {
  const t = useSettingsText();
  const end = useMutation({
    mutationFn: () => callApi('account/endSession', { session_id: device.session_id }),
    onSettled: onEnded,
  });
  const name = device.device || t('security.unknownDevice');
  const hover = useHoverText(device.current ? undefined : () => exactTime(device.last_seen_at));
  const place = [device.region, device.ip].filter((part) => part !== '').join(', ');
  return (
    <li className={styles.line}>
      <div>
        <div>{name}</div>
        <div className={styles.lineHelp} {...hover}>
          {device.current
            ? t('security.thisDevice')
            : t('security.lastSeen', { at: formatDate(device.last_seen_at, 'relative') })}
          {place && `, ${place}`}
        </div>
      </div>
      {!device.current && (
        <Button
          size="sm"
          loading={end.isPending}
          aria-label={t('security.endDevice', { name })}
          onClick={() => end.mutate()}
        >
          {t('settings.signOut')}
        </Button>
      )}
    </li>
  );
}
