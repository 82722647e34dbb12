import { type MessageParams, registerMessages, useTranslation } from '@myfiction/shared/host.ts';
import { profileMessages } from './profile-messages.ts';

export type ProfileTextKey = keyof typeof profileMessages.en;

void registerMessages(profileMessages.namespace, profileMessages);

/** The texts of pen name, picture and what is told of an author, which the sign-in does not carry. */
export function useProfileText(): (key: ProfileTextKey, params?: MessageParams) => string {
  return useTranslation(profileMessages.namespace).t;
}
