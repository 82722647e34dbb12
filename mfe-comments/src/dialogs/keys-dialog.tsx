import { Dialog } from '@myfiction/shared/ui.ts';
import { type TextKey, useText } from '../i18n/use-text.ts';
import styles from './dialogs.module.css';

const KEYS: readonly [key: string, text: TextKey][] = [
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
  const t = useText();
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
