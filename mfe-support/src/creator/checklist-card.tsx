import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useLocation, useSession } from '@myfiction/shared/host.ts';
import { Button, ButtonLink, rem, Skeleton, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { Circle, CircleCheck } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { CHECK_IDS, type Check } from './checklist.ts';
import styles from './creator.module.css';
import { useChecklist } from './use-checklist.ts';

/** How far the author has come; an invitation where nobody is signed in. */
export function ChecklistCard() {
  const t = useText();
  const session = useSession();
  return (
    <aside className={styles.card} aria-labelledby="creator-checklist">
      <h3 id="creator-checklist">{t('checklist.title')}</h3>
      {session ? <OwnChecklist /> : <Invitation />}
    </aside>
  );
}

function Invitation() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <>
      <p className={styles.muted}>{t('checklist.invite')}</p>
      <ButtonLink to={paths.login(window.location.origin + pathname)} variant="primary">
        {t('checklist.signIn')}
      </ButtonLink>
    </>
  );
}

function OwnChecklist() {
  const t = useText();
  const { data: checks, isError, refetch } = useChecklist();
  if (isError) {
    return (
      <div role="alert">
        <p className={styles.muted}>{t('checklist.error')}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t('checklist.retry')}
        </Button>
      </div>
    );
  }
  if (!checks) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width="50%" />
        {CHECK_IDS.map((id) => (
          <Skeleton key={id} width="72%" />
        ))}
      </div>
    );
  }
  const done = checks.filter((check) => check.done).length;
  return (
    <>
      <p className={styles.muted}>{t('checklist.count', { done, all: checks.length })}</p>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check.id}>
            <CheckRow check={check} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CheckRow({ check: { id, done, to } }: { check: Check }) {
  const t = useText();
  const Icon = done ? CircleCheck : Circle;
  return (
    <Link to={to} className={done ? styles.done : undefined}>
      <Icon size={rem(20)} aria-hidden="true" />
      {t(`check.${id}`)}
      <VisuallyHidden>{done ? t('check.done') : t('check.open')}</VisuallyHidden>
    </Link>
  );
}
