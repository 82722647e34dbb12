import { type MessageParams, registerMessages, useTranslation } from '@myfiction/shared/host.ts';
import { settingsMessages } from './settings-messages.ts';

type WithoutPlural<K> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;
type Key = WithoutPlural<keyof typeof settingsMessages.en>;

void registerMessages(settingsMessages.namespace, settingsMessages);

/** The texts of the settings, which the pages of the sign-in do not carry. */
export function useSettingsText(): (key: Key, params?: MessageParams) => string {
  return useTranslation(settingsMessages.namespace).t;
}
