import { Select } from '@myfiction/shared/ui.ts';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../i18n/use-text.ts';

import { describeZone, listZones, type ZoneOption } from './list-zones.ts';

const NONE: ZoneOption[] = [];

/** All zones, with today's distance from Greenwich; the browser's list finds one by its first letters. */
export function ZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const language = useLanguage();
  // Asking the browser for each of 400 zones takes a phone many frames: the form is there before.
  const listed = useDeferredValue(true, false);
  const known = useMemo(() => (listed ? listZones(language) : NONE), [listed, language]);
  // A stored zone may be an older name of one that is known.
  const options = useMemo(
    () => (known.some((zone) => zone.value === value) ? known : [describeZone(value), ...known]),
    [known, value],
  );
  return <Select value={value} onChange={onChange} options={options} />;
}
