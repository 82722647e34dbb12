import { REST_DAYS_MAX } from '@myfiction/shared/contract/rules.ts';
import { useSetRestDays } from '../../api/get-writing.ts';
import { ChoiceGroup } from '../../common/choice-group.tsx';
import { WeekdayChips } from '../../common/weekday-chips.tsx';
import { useHomeText } from '../i18n/use-home-text.ts';

/** Weekdays that may pass without writing; each choice is saved at once. */
export function RestDays({ saved }: { saved: readonly number[] }) {
  const t = useHomeText();
  const { mutate, isPending, variables } = useSetRestDays();
  return (
    <ChoiceGroup legend={t('words.restDays')} help={t('words.restDays.help')}>
      <WeekdayChips chosen={isPending ? variables : saved} onChange={(days) => mutate(days)} max={REST_DAYS_MAX} />
    </ChoiceGroup>
  );
}
