import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import type { SaveState } from './save-state.ts';

/** A form, the revision it is based on, and the forms that were sent on that one without an answer. */
export interface KeptDraft<F extends ApplicationForm> {
  form: F;
  revision: number;
  unanswered: readonly F[];
}

export interface DraftPorts<F extends ApplicationForm> {
  save: (form: F, revision: number) => Promise<{ revision: number; saved_at: string }>;
  /** On the device; false where it keeps nothing. */
  keep: (draft: KeptDraft<F>) => Promise<boolean>;
  /** From the device, once the server has it. */
  drop: () => Promise<void>;
  /** The form of the view, or undefined where it is of another kind. */
  formOf: (view: ApplicationView) => F | undefined;
  /** The application has moved on. */
  onMoved: (view: ApplicationView) => void;
}

export interface DraftStart<F extends ApplicationForm> extends KeptDraft<F> {
  /** What the server has; it equals `form` but for a copy that the device had kept. */
  acknowledged: F;
  savedAt: string | null;
}

export interface DraftSnapshot<F extends ApplicationForm> {
  form: F;
  acknowledged: F;
  revision: number;
  save: SaveState;
  dirty: boolean;
  /** False where the browser keeps nothing: leaving the page would lose what the server has not got. */
  isKept: boolean;
}
