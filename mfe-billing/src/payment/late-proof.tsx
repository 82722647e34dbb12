import { useLate } from '@myfiction/shared/screen/use-late.ts';
import type { ProofDialogProps } from './proof-dialog.tsx';

const loadProofDialog = () => import('./proof-dialog.tsx').then((module) => module.ProofDialog);

/** The dialog of the proof: fetched when something stands there that needs it, so that it opens at once. */
export function LateProof({ isOpen, ...props }: ProofDialogProps & { isOpen: boolean }) {
  const ProofDialog = useLate(loadProofDialog, true);
  return isOpen && ProofDialog && <ProofDialog {...props} />;
}
