import type { MessageType } from '@myfiction/shared/contract/inbox-options.ts';
import { Feather, FileCheck2, Landmark, Megaphone, ShieldAlert, Trophy } from 'lucide-react';

const ICONS = {
  system: Megaphone,
  editor: Feather,
  contract: FileCheck2,
  payment: Landmark,
  contest: Trophy,
  security: ShieldAlert,
} satisfies Record<MessageType, unknown>;

/** Decorative: the type is said beside it. */
export function TypeIcon({ type }: { type: MessageType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" />;
}
