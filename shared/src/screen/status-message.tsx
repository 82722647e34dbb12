import { VisuallyHidden } from '@myfiction/shared/ui.ts';

/** What a screen reader is told while sight shows a skeleton. Always mounted: a live region that appears is not read. */
export function StatusMessage({ text }: { text: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
