import type { Layout } from '@myfiction/shared/contract/platform.ts';

/**
 * Whether the page in view can be loaded again without a loss: no page that is written on, and none that would ask the
 * author before it goes.
 */
export function losesNothing(layout: Layout): boolean {
  if (layout === 'editor') return false;
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return !leaving.defaultPrevented;
}
