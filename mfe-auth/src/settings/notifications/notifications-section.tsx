import { FIXED_NOTIFICATIONS, type NotificationEvent } from '@myfiction/shared/contract/account-options.ts';
import type { NotificationSettings } from '@myfiction/shared/contract/calls/account.ts';
import { callApi, useMutation, useQuery, useQueryClient } from '@myfiction/shared/host.ts';
import { Checkbox, ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { Section } from '../section.tsx';
import styles from './notifications.module.css';

const KEY = ['account', 'notifications'];
const WAYS = ['inbox', 'email'] as const;
/** News stands on Home and goes out in no other way: there is nothing to choose. */
const ON_HOME_ONLY: readonly NotificationEvent[] = ['announcement'];

interface Tick {
  event: NotificationEvent;
  way: (typeof WAYS)[number];
  isOn: boolean;
}

/** What the author is told of and how; each tick is kept at once, and taken back where it could not be kept. */
export function NotificationsSection() {
  const t = useSettingsText();
  const client = useQueryClient();
  const settings = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('account/getNotifications', {}, { signal }),
  });
  const set = ({ event, way, isOn }: Tick) =>
    client.setQueryData<NotificationSettings>(
      KEY,
      (now) => now && { events: now.events.map((one) => (one.event === event ? { ...one, [way]: isOn } : one)) },
    );
  const save = useMutation({
    mutationKey: KEY,
    // One after another: the last click on a tick counts.
    scope: { id: KEY.join() },
    // Nothing else: another tab may have chosen there since.
    mutationFn: ({ event, way, isOn }: Tick) =>
      callApi('account/setNotifications', { events: [{ event, [way]: isOn }] }),
    onMutate: async (tick) => {
      await client.cancelQueries({ queryKey: KEY });
      set(tick);
    },
    onError: (_error, tick) => set({ ...tick, isOn: !tick.isOn }),
    // Not the answer: another tick may be on its way already.
    onSettled: () =>
      client.isMutating({ mutationKey: KEY }) === 1 ? client.invalidateQueries({ queryKey: KEY }) : undefined,
  });
  const rows = settings.data?.events.filter(({ event }) => !ON_HOME_ONLY.includes(event));
  return (
    <Section name="notifications">
      {settings.isPending && <Skeleton lines={6} />}
      {settings.isLoadingError && <ErrorState onRetry={() => void settings.refetch()} />}
      {rows && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('notify.event')}</th>
              {WAYS.map((way) => (
                <th key={way} scope="col">
                  {t(`notify.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ event, ...on }) => (
              <tr key={event}>
                <th scope="row">{t(`notify.event.${event}`)}</th>
                {WAYS.map((way) => (
                  <td key={way}>
                    <Checkbox
                      aria-label={`${t(`notify.event.${event}`)}, ${t(`notify.${way}`)}`}
                      checked={on[way]}
                      disabled={FIXED_NOTIFICATIONS.includes(event)}
                      onChange={(isOn) => save.mutate({ event, way, isOn })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.note}>{t('notify.fixed')}</p>
    </Section>
  );
}
