import { useLanguage } from '../i18n/use-text.ts';
import { weekdayName } from './describe-schedule.ts';
import { ToggleChips } from './toggle-chips.tsx';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

export interface WeekdayChipsProps {
  /** ISO, 1 is Monday. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** How many can be chosen. */
  max?: number;
}

/** Days of the week, each a switch. */
export function WeekdayChips({ chosen, onChange, max }: WeekdayChipsProps) {
  const language = useLanguage();
  return (
    <ToggleChips
      options={WEEKDAYS.map((day) => ({
        value: day,
        label: weekdayName(day, language, 'short'),
        name: weekdayName(day, language, 'long'),
      }))}
      chosen={chosen}
      onChange={(weekdays) => onChange(weekdays.toSorted((a, b) => a - b))}
      max={max}
      even
    />
  );
}
