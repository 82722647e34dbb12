import { useUiText } from '../i18n/use-ui-text.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Tells a screen reader that a link leaves the tab. */
export function NewTabHint() {
  const t = useUiText();
  return <VisuallyHidden> ({t('opensInNewTab')})</VisuallyHidden>;
}
