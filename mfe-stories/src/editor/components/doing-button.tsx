import { Button, type ButtonProps } from '@myfiction/shared/ui.ts';
import { useState } from 'react';

export interface DoingButtonProps extends Pick<ButtonProps, 'size'> {
  label: string;
  run: () => Promise<void>;
}

/** A button that waits for its end; a call that fails has said so in a toast. */
export function DoingButton({ label, run, size }: DoingButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const doIt = async () => {
    setBusy(true);
    await run().catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button size={size} variant="primary" loading={isBusy} onClick={() => void doIt()}>
      {label}
    </Button>
  );
}
