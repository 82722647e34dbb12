import { useIsPhone } from '@myfiction/shared/host.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { type ListLayout, listLayout, pixelScale, rowHeights } from './list-metrics.ts';
import { type RowGeometry, rowGeometry } from './row-geometry.ts';
import type { RowItem } from './row-items.ts';

function subscribeScale(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  // The text size is a style of the root.
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'data-text-size'] });
  return () => {
    window.removeEventListener('resize', listener);
    observer.disconnect();
  };
}

export function useListLayout(): ListLayout {
  const isPhone = useIsPhone();
  return useSyncExternalStore(subscribeScale, () => listLayout(isPhone, pixelScale()));
}

/** Where each row stands, for the drawing of a part of them and for dragging. */
export function useRowGeometry(rows: readonly RowItem[], layout: ListLayout): RowGeometry {
  const scale = useSyncExternalStore(subscribeScale, pixelScale);
  return useMemo(() => rowGeometry(rowHeights(rows, layout, scale)), [rows, layout, scale]);
}
