import { SaveLine, type SaveLook } from '../../common/save-line.tsx';
import { saveLook } from '../../common/save-look.tsx';
import { type FormText, useFormText } from '../i18n/use-form-text.ts';
import type { SaveState } from './save-state.ts';

export interface DraftStatusProps {
  save: SaveState;
  dirty: boolean;
  isKept: boolean;
  onRetry: () => void;
  onCompare: () => void;
}

/** How the draft stands, in words; announced when it changes. */
export function DraftStatus(props: DraftStatusProps) {
  return <SaveLine look={lookOf(props, useFormText())} />;
}

function lookOf({ save, dirty, ...rest }: DraftStatusProps, t: FormText): SaveLook | null {
  if (save.kind === 'none' || save.kind === 'moved') return dirty ? { icon: null, long: t('save.unsaved') } : null;
  return saveLook(save, { t, ...rest });
}
