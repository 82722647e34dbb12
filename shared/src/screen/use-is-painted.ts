import { afterPaint } from '@myfiction/shared/host.ts';
import { useEffect, useState } from 'react';

/** True from the frame on that follows the first: for what the first one must not wait for. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
