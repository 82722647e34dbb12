import { Dialog } from '@myfiction/shared/ui.ts';
import { type DialogTextKey, useDialogText } from '../i18n/use-dialog-text.ts';
import styles from './dialogs.module.css';

const KEYS: readonly [key: string, text: DialogTextKey][] = [
  ['j', 'keys.next'],
  ['k', 'keys.previous'],
  ['r', 'keys.reply'],
  ['l', 'keys.like'],
  ['h', 'keys.hide'],
  ['x', 'keys.select'],
  ['/', 'keys.search'],
  ['?', 'keys.sheet'],
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useDialogText();
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} width={400}>
      <dl className={styles.keys}>
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>{t(text)}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
