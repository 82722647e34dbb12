import { useAppStore } from '@myfiction/shared/host.ts';
import { areaOf, type UsedArea } from './area-of.ts';

/** Hears of the use of the counted places. Gives the function that ends it. */
export function followAreas(use: (used: UsedArea) => void): () => void {
  const listen = (event: Event): void => {
    const feedbackUrl = useAppStore.getState().systemConfig?.feedback_url ?? '';
    const used = event.target instanceof Element ? areaOf(event.target, feedbackUrl) : undefined;
    if (used) use(used);
  };
  // Before React: what a click removes is still there.
  document.addEventListener('click', listen, { capture: true });
  return () => document.removeEventListener('click', listen, { capture: true });
}
