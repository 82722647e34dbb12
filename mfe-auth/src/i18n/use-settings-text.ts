import { registerMessages, type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import { settingsMessages } from './settings-messages.ts';

void registerMessages(settingsMessages.namespace, settingsMessages);

/** The texts of the settings, which the pages of the sign-in do not carry. */
export function useSettingsText(): TextOf<typeof settingsMessages.en> {
  return useTranslation(settingsMessages.namespace).t;
}
