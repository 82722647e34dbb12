import { Select } from '@myfiction/shared/ui.ts';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-text.ts';
import { listZones } from './list-zones.ts';

/** All zones, with today's distance from Greenwich; the browser's list finds one by its first letters. */
export function ZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const language = useLanguage();
  const options = useMemo(() => listZones(value, language), [value, language]);
  return <Select value={value} onChange={onChange} options={options} />;
}
