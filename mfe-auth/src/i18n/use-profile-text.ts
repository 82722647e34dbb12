import { registerMessages, type TextKeyOf, type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import { profileMessages } from './profile-messages.ts';

export type ProfileTextKey = TextKeyOf<typeof profileMessages.en>;

void registerMessages(profileMessages.namespace, profileMessages);

/** The texts of pen name, picture and what is told of an author, which the sign-in does not carry. */
export function useProfileText(): TextOf<typeof profileMessages.en> {
  return useTranslation(profileMessages.namespace).t;
}
