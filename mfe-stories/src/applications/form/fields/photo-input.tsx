import { IMAGE_TYPES } from '@myfiction/shared/contract/rules.ts';
import type { Ref } from 'react';

export interface PhotoInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Opens the camera at the back, on phones. */
  capture?: boolean;
  onChoose: (file: File | undefined) => void;
}

/** The browser's own chooser; a button beside it opens it. */
export function PhotoInput({ ref, label, capture, onChoose }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={IMAGE_TYPES.join(',')}
      capture={capture ? 'environment' : undefined}
      aria-label={label}
      onChange={(event) => {
        onChoose(event.target.files?.[0]);
        // The same file again must count as a new choice.
        event.target.value = '';
      }}
    />
  );
}
