/** The sections in their order; each is also the fragment that leads to it. */
export const SETTINGS_SECTIONS = ['profile', 'appearance', 'notifications', 'security', 'data'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];
