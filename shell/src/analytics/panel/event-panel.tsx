import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatDate, Link, registerMessages, useTranslation } from '@myfiction/shared/host.ts';
import { IconButton } from '@myfiction/shared/ui.ts';
import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { type LoggedEvent, loggedEvents, subscribeEvents } from '../event-log.ts';
import styles from './event-panel.module.css';
import { panelMessages } from './texts.ts';

void registerMessages(panelMessages.namespace, panelMessages);

/** The events of this tab as they are sent, for QA: each opens to the whole record. */
export default function EventPanel() {
  const { t } = useTranslation(panelMessages.namespace);
  const events = useSyncExternalStore(subscribeEvents, loggedEvents);
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <aside className={styles.panel} aria-label={t('title')}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <Link to={paths.diagnostics()} className={styles.link}>
          {t('diagnostics')}
        </Link>
        <IconButton label={t('close')} icon={<X />} onClick={() => setOpen(false)} />
      </header>
      {events.length === 0 && <p className={styles.quiet}>{t('empty')}</p>}
      <ol className={styles.list}>
        {events.map((logged) => (
          <Entry key={logged.id} {...logged} />
        ))}
      </ol>
    </aside>
  );
}

function Entry({ event, step, tries }: LoggedEvent) {
  const { t } = useTranslation(panelMessages.namespace);
  const { page_name, api, error_code } = event.properties;
  const what = [event.sub_event, page_name, api, error_code].filter((part) => part !== undefined && part !== '');
  const when = formatDate(new Date(event.timestamp).toISOString(), 'time');
  return (
    <li>
      <details>
        <summary>
          <strong>{event.event}</strong> {what.join(' ')}
          <span className={styles.quiet}>
            {' '}
            {when}, {t(step)}
            {tries > 0 && `, ${t('tries', { count: tries })}`}
          </span>
        </summary>
        <pre>{JSON.stringify(event, null, 2)}</pre>
      </details>
    </li>
  );
}
