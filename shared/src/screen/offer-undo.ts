import { ApiError, type ToastOptions, toast } from '@myfiction/shared/host.ts';

export interface Undo extends Pick<ToastOptions, 'durationMs'> {
  label: string;
  /** Rejects with an `ApiError`, which has had its toast. */
  takeBack: () => Promise<unknown>;
}

/** Says what was done and offers the way back; once more where no answer came: what was done stands then. */
export function offerUndo(text: string, { label, takeBack, ...options }: Undo): void {
  const undo = async () => {
    try {
      await takeBack();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'answer') offerUndo(text, { label, takeBack, ...options });
    }
  };
  toast.success(text, { ...options, action: { label, onClick: () => void undo() } });
}
