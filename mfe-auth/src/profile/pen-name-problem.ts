import {
  isGuestName,
  PEN_NAME_GUEST,
  PEN_NAME_PILED_SIGNS,
  PEN_NAME_REQUIRED,
  PEN_NAME_TOO_LONG,
  PEN_NAME_TWO_ALPHABETS,
  penNameProblem,
} from '@myfiction/shared/contract/rules.ts';
import type { ProfileTextKey } from '../i18n/use-profile-text.ts';

const KEYS = new Map<string, ProfileTextKey>([
  [PEN_NAME_REQUIRED, 'penName.required'],
  [PEN_NAME_TOO_LONG, 'penName.tooLong'],
  [PEN_NAME_GUEST, 'penName.guest'],
  [PEN_NAME_TWO_ALPHABETS, 'penName.twoAlphabets'],
  [PEN_NAME_PILED_SIGNS, 'penName.piledSigns'],
]);

/** Key of the message for a pen name that breaks a rule (specification, point 5); undefined for a good one. */
export function penNameProblemKey(name: string): ProfileTextKey | undefined {
  return KEYS.get(penNameProblem(name) ?? '');
}

/** What stands in the field at first: nothing while the author is still Guest. */
export function chosenPenName(name: string): string {
  return isGuestName(name) ? '' : name;
}
