import { actCommands } from './acts/act-commands.ts';
import { announcementCommands } from './announcements/announcement-commands.ts';
import { applicationCommands } from './applications/application-commands.ts';
import { contractCommands } from './applications/contract-commands.ts';
import { lookCommands } from './applications/look-commands.ts';
import { authorCommands } from './authors/author-commands.ts';
import { roleCommands } from './authors/role-commands.ts';
import { billingCommands } from './billing/billing-commands.ts';
import { settleCommands } from './billing/settle-commands.ts';
import { taxCommands } from './billing/tax-commands.ts';
import { commentCommands } from './comments/comment-commands.ts';
import { contestCommands } from './contests/contest-commands.ts';
import { deliveryCommands } from './delivery/delivery-commands.ts';
import type { DeskCommand } from './frame/command.ts';
import { helpCommands } from './help/help-commands.ts';
import { letterCommands } from './letters/letter-commands.ts';
import { usageCommands } from './usage/usage-commands.ts';

/** Everything that the desk can do; the help is made of it. */
export const DESK_COMMANDS: readonly DeskCommand[] = [
  ...authorCommands,
  ...roleCommands,
  ...applicationCommands,
  ...contractCommands,
  ...lookCommands,
  ...letterCommands,
  ...commentCommands,
  ...announcementCommands,
  ...billingCommands,
  ...settleCommands,
  ...taxCommands,
  ...contestCommands,
  ...helpCommands,
  ...deliveryCommands,
  ...usageCommands,
  ...actCommands,
];
