import { X } from 'lucide-react';
import { useState } from 'react';
import type { ToastItem } from '../../host.ts';
import { useUiText } from '../i18n/use-ui-text.ts';
import { PhaseGlyph } from '../status/phase-glyph.tsx';
import type { Phase } from '../status/phase-shapes.tsx';
import styles from './toaster.module.css';
import { useCountdown } from './use-countdown.ts';

const GLYPH: Readonly<Record<ToastItem['tone'], Phase | undefined>> = {
  success: 'full-check',
  warning: 'full-bang',
  info: undefined,
};

interface ToastViewProps {
  toast: ToastItem;
  onDismiss: (id: number) => void;
}

/** Stays while it is hovered or holds the focus. */
export function ToastView({ toast, onDismiss }: ToastViewProps) {
  const t = useUiText();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useCountdown(toast.durationMs, isHovered || isFocused, () => onDismiss(toast.id));
  const glyph = GLYPH[toast.tone];
  const act = () => {
    onDismiss(toast.id);
    toast.action?.onClick();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it open; the controls are inside.
    <div
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {glyph && <PhaseGlyph phase={glyph} />}
      <span>{toast.text}</span>
      {toast.action && (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label={t('dismiss')} onClick={() => onDismiss(toast.id)}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
