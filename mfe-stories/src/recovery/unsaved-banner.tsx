import { paths } from '@myfiction/shared/contract/paths.ts';
import { useSession } from '@myfiction/shared/host.ts';
import { whenIdle } from '@myfiction/shared/screen/when-idle.ts';
import { Alert, ButtonLink } from '@myfiction/shared/ui.ts';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './unsaved-banner.module.css';

/** Says on My Stories that this device holds words that the server does not; nothing when it holds none. */
export function UnsavedBanner() {
  const t = useText();
  const uid = useSession()?.uid;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (uid === undefined) return;
    let isCurrent = true;
    // Late and in a chunk of its own: the list of stories never waits for it.
    whenIdle(() => {
      import('./count-unsaved.ts')
        .then(({ countUnsaved }) => countUnsaved(uid))
        .then(
          (found) => isCurrent && setCount(found),
          // Without storage there is nothing to tell of.
          () => undefined,
        );
    });
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  if (count === 0) return null;
  return (
    <div className={styles.banner}>
      <Alert
        tone="amber"
        title={t('recovery.banner', { count })}
        action={
          <ButtonLink size="sm" to={paths.recovery()}>
            {t('recovery.banner.action', { count })}
          </ButtonLink>
        }
      >
        {t('recovery.banner.text', { count })}
      </Alert>
    </div>
  );
}
