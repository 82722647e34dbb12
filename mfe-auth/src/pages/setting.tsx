import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { SettingsPage } from '../settings/settings-page.tsx';

export default createRemotePage(SettingsPage, { messages });
