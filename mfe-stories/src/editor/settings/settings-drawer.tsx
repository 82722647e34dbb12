import { useIsPhone, useTheme } from '@myfiction/shared/host.ts';
import { clickUnless } from '@myfiction/shared/screen/click-unless.ts';
import { Button, Drawer, Segmented, Switch } from '@myfiction/shared/ui.ts';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettingsText } from '../i18n/use-settings-text.ts';
import {
  changeEditorSettings,
  EMPHASES,
  FONTS,
  LARGEST_TEXT,
  LINE_HEIGHTS,
  PAGES,
  SMALLEST_TEXT,
  WIDTHS,
} from './editor-settings.ts';
import styles from './settings-drawer.module.css';
import { useEditorSettings } from './use-editor-settings.ts';

/** How the page looks and behaves while writing; each change is seen at once. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const t = useSettingsText();
  // At night a bright page is no choice that anybody means, and a phone's page is as wide as the phone.
  const { theme } = useTheme();
  const isPhone = useIsPhone();
  const settings = useEditorSettings();
  const { font, size, lineHeight, width, page, emphasis, typewriter, punctuation } = settings;
  const resize = (by: number) => changeEditorSettings({ size: size + by });
  return (
    <Drawer open onClose={onClose} title={t('settings.title')}>
      <div className={styles.list}>
        <Choice
          label={t('settings.font')}
          value={font}
          values={FONTS}
          text={(value) => t(`settings.font.${value}`)}
          onChange={(value) => changeEditorSettings({ font: value })}
        />
        <Row label={t('settings.size')}>
          <div className={styles.size}>
            <Button
              size="sm"
              aria-label={t('settings.smaller')}
              icon={<Minus aria-hidden="true" />}
              {...clickUnless(size <= SMALLEST_TEXT, () => resize(-1))}
            />
            <output aria-live="polite">{size}</output>
            <Button
              size="sm"
              aria-label={t('settings.larger')}
              icon={<Plus aria-hidden="true" />}
              {...clickUnless(size >= LARGEST_TEXT, () => resize(1))}
            />
          </div>
        </Row>
        <Choice
          label={t('settings.lineHeight')}
          value={lineHeight}
          values={LINE_HEIGHTS}
          text={(value) => t(`settings.lineHeight.${value}`)}
          onChange={(value) => changeEditorSettings({ lineHeight: value })}
        />
        {!isPhone && (
          <Choice
            label={t('settings.width')}
            value={width}
            values={WIDTHS}
            text={(value) => t(`settings.width.${value}`)}
            onChange={(value) => changeEditorSettings({ width: value })}
          />
        )}
        {theme === 'day' && (
          <Choice
            label={t('settings.page')}
            value={page}
            values={PAGES}
            text={(value) => t(`settings.page.${value}`)}
            onChange={(value) => changeEditorSettings({ page: value })}
          />
        )}
        <Choice
          label={t('settings.emphasis')}
          value={emphasis}
          values={EMPHASES}
          text={(value) => t(`settings.emphasis.${value}`)}
          onChange={(value) => changeEditorSettings({ emphasis: value })}
        />
        <div>
          <Switch
            checked={typewriter}
            onChange={(checked) => changeEditorSettings({ typewriter: checked })}
            label={t('settings.typewriter')}
            help={t('settings.typewriter.help')}
          />
          <Switch
            checked={punctuation}
            onChange={(checked) => changeEditorSettings({ punctuation: checked })}
            label={t('settings.punctuation')}
            help={t('settings.punctuation.help')}
          />
        </div>
      </div>
    </Drawer>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  values: readonly V[];
  text: (value: V) => string;
  onChange: (value: V) => void;
}

function Choice<V extends string>({ label, value, values, text, onChange }: ChoiceProps<V>) {
  const options = values.map((option) => ({ value: option, label: text(option) }));
  return (
    <Row label={label}>
      <Segmented block label={label} value={value} options={options} onChange={onChange} />
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
