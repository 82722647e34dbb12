import { clickUnless } from '@myfiction/shared/screen/click-unless.ts';
import { IconButton, Segmented } from '@myfiction/shared/ui.ts';
import { AArrowDown, AArrowUp } from 'lucide-react';
import { useId } from 'react';
import { ChoiceGroup } from '../common/choice-group.tsx';
import { PartTitle } from '../common/part-title.tsx';
import { usePreviewText } from './i18n/use-preview-text.ts';
import { LARGEST_TEXT, PAGE_COLOURS, PHONE_WIDTHS, type ReaderSettings, SMALLEST_TEXT } from './reader-settings.ts';
import styles from './settings-panel.module.css';

export interface SettingsPanelProps {
  settings: ReaderSettings;
  onChange: (change: Partial<ReaderSettings>) => void;
  /** False on a phone, which is its own frame. */
  framed: boolean;
}

export function SettingsPanel({ settings, onChange, framed }: SettingsPanelProps) {
  const t = usePreviewText();
  const name = useId();
  return (
    <section className={styles.panel} aria-labelledby={`${name}-title`}>
      <div>
        <PartTitle level={2} id={`${name}-title`}>
          {t('preview.settings')}
        </PartTitle>
        <p className={styles.text}>{t('preview.settings.text')}</p>
      </div>
      <ChoiceGroup legend={t('preview.colour')}>
        <div className={styles.colours}>
          {PAGE_COLOURS.map((colour) => (
            <input
              key={colour}
              type="radio"
              name={name}
              className={styles.colour}
              data-colour={colour}
              aria-label={t(`preview.colour.${colour}`)}
              title={t(`preview.colour.${colour}`)}
              checked={settings.colour === colour}
              onChange={() => onChange({ colour })}
            />
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend={t('preview.size')}>
        <div className={styles.size}>
          <IconButton
            variant="default"
            label={t('preview.size.smaller')}
            icon={<AArrowDown />}
            {...clickUnless(settings.size <= SMALLEST_TEXT, () => onChange({ size: settings.size - 1 }))}
          />
          <output>{settings.size}</output>
          <IconButton
            variant="default"
            label={t('preview.size.larger')}
            icon={<AArrowUp />}
            {...clickUnless(settings.size >= LARGEST_TEXT, () => onChange({ size: settings.size + 1 }))}
          />
        </div>
      </ChoiceGroup>
      {framed && settings.device === 'phone' && (
        <ChoiceGroup legend={t('preview.width')}>
          <Segmented
            label={t('preview.width')}
            value={String(settings.width)}
            onChange={(value) => onChange({ width: PHONE_WIDTHS.find((width) => String(width) === value) ?? 390 })}
            options={PHONE_WIDTHS.map((width) => ({ value: String(width), label: String(width) }))}
          />
        </ChoiceGroup>
      )}
    </section>
  );
}
