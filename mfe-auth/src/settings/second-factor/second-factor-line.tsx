import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import styles from '../settings-page.module.css';

// With the QR code drawer: nobody needs it before the click.
const loadSetUp = () => import('./set-up-dialog.tsx').then((module) => module.default);
const loadRemove = () => import('./remove-dialog.tsx').then((module) => module.default);
const loadRenew = () => import('./renew-dialog.tsx').then((module) => module.default);

type Open = 'set-up' | 'remove' | 'renew';

/** The authenticator app: on or off, and its recovery codes. */
export function SecondFactorLine({ security }: { security: AccountSecurity }) {
  const t = useSettingsText();
  const [open, setOpen] = useState<Open>();
  const SetUpDialog = useLate(loadSetUp, open === 'set-up');
  const RemoveDialog = useLate(loadRemove, open === 'remove');
  const RenewDialog = useLate(loadRenew, open === 'renew');
  const close = () => setOpen(undefined);
  const isOn = security.second_factor;
  return (
    <>
      <div className={styles.line}>
        <div>
          <div className={styles.lineTitle}>{t('security.app')}</div>
          <div className={styles.lineHelp}>{t(isOn ? 'security.appOn' : 'security.appOff')}</div>
        </div>
        <div className={styles.lineActions}>
          {isOn && (
            <Button size="sm" onClick={() => setOpen('renew')}>
              {t('security.recoveryNew')}
            </Button>
          )}
          <Button size="sm" onClick={() => setOpen(isOn ? 'remove' : 'set-up')}>
            {t(isOn ? 'security.appRemove' : 'security.appSetUp')}
          </Button>
        </div>
      </div>
      {open === 'set-up' && SetUpDialog && <SetUpDialog security={security} onClose={close} />}
      {open === 'remove' && RemoveDialog && <RemoveDialog security={security} onClose={close} />}
      {open === 'renew' && RenewDialog && <RenewDialog onClose={close} />}
    </>
  );
}
