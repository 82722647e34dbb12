import { useIsBelow, useIsPhone } from '@myfiction/shared/host.ts';
import { COLLAPSED_WIDTH } from '@myfiction/shared/theme/breakpoints.ts';

/** True while the sidebar shows icons only (design, section 6). */
export function useIsCollapsed(): boolean {
  const isPhone = useIsPhone();
  return useIsBelow(COLLAPSED_WIDTH) && !isPhone;
}
