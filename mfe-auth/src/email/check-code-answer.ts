import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { CODE_LENGTH, isEmail, PASSWORD_MAX, PASSWORD_MIN } from '@myfiction/shared/contract/rules.ts';
import type { CodeAnswer } from '../api/create-account.ts';
import type { useText } from '../i18n/use-text.ts';
import type { FieldErrors } from './use-form.ts';

export const CODE_FORM_FIELDS = ['email', 'code', 'password'] as const;
export type CodeFormField = (typeof CODE_FORM_FIELDS)[number];

/** What is wrong before the server is asked; empty when nothing is. */
export function checkCodeAnswer(answer: CodeAnswer, t: ReturnType<typeof useText>): FieldErrors<CodeFormField> {
  const length = countCharacters(answer.password);
  if (!isEmail(answer.email)) return { email: t('email.addressInvalid') };
  return {
    ...(answer.code.length < CODE_LENGTH && { code: t('email.codeIncomplete', { length: CODE_LENGTH }) }),
    ...(length < PASSWORD_MIN && { password: t('email.passwordShort', { min: PASSWORD_MIN }) }),
    ...(length > PASSWORD_MAX && { password: t('email.passwordLong', { max: PASSWORD_MAX }) }),
  };
}
