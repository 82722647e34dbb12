import { COMMANDS } from './groups/commands.ts';
import { DATABASE } from './groups/database.ts';
import { FILES } from './groups/files.ts';
import { KEYS } from './groups/keys.ts';
import { LINKS } from './groups/links.ts';
import { MAIL } from './groups/mail.ts';
import { OBSERVABILITY } from './groups/observability.ts';
import { SIGN_IN } from './groups/sign-in.ts';
import { START } from './groups/start.ts';
import { VISITORS } from './groups/visitors.ts';
import { WEB_APP } from './groups/web-app.ts';
import type { SettingGroup } from './setting.ts';

/** Every setting there is: what is not here is not read. `docs/settings.md` is made from it. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  { title: 'Start', settings: START },
  { title: 'Database', settings: DATABASE },
  { title: 'Keys', settings: KEYS },
  { title: 'Files', settings: FILES },
  { title: 'Mail', settings: MAIL },
  { title: 'Visitors', settings: VISITORS },
  { title: 'Ways to sign in', settings: SIGN_IN },
  { title: 'Links and names', settings: LINKS },
  { title: 'Web app', settings: WEB_APP },
  { title: 'Observability', settings: OBSERVABILITY },
  { title: 'Commands and tests', settings: COMMANDS },
];

export const ALL_SETTINGS = SETTING_GROUPS.flatMap(({ settings }) => Object.values(settings));
