import type {
  resolveOverrides as call,
  resolveSignedOut as signedOut,
} from '@myfiction/shared/contract/calls/delivery.ts';
import { type OverrideRefusal, QA_ROLE } from '@myfiction/shared/contract/delivery.ts';
import { versionName } from '@myfiction/shared/contract/manifest-schema.ts';
import { type RegistryEntry, SERVED_CONTRACTS } from '@myfiction/shared/contract/platform.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { remotePointers } from '../../database/schema/delivery.ts';
import { users } from '../../database/schema/users.ts';
import type { OverrideRules } from '../../platform/config.ts';
import type { CallContext } from '../../platform/handler.ts';
import { fetchDevEntry } from '../dev-remotes.ts';
import { entryOf, findVersion } from '../versions/stored-versions.ts';
import { issueTicket, ticketHolder } from './override-ticket.ts';

type Override = z.output<typeof call.input>['overrides'][number];
type Resolved = z.output<typeof signedOut.output>;

/** What a tab gets of what it asked for; each override is judged on its own. */
export async function resolveOverrides(
  { db, uid, config, secrets, clock }: Pick<CallContext, 'db' | 'uid' | 'config' | 'secrets' | 'clock'>,
  { overrides }: z.output<typeof call.input>,
): Promise<z.output<typeof call.output>> {
  const may = await mayOverride(db, uid, config.overrides);
  const resolved = await resolveAll(db, overrides, may, config.overrides);
  return { ...resolved, ticket: may ? issueTicket(secrets, uid, clock.now()) : '' };
}

/** The role is looked up each time: it ends with the role, not with the ticket. */
export async function resolveSignedOut(
  { db, config, secrets, clock }: Pick<CallContext, 'db' | 'config' | 'secrets' | 'clock'>,
  { overrides, ticket }: z.output<typeof signedOut.input>,
): Promise<Resolved> {
  const uid = ticketHolder(secrets, ticket, clock.now());
  return resolveAll(db, overrides, await mayOverride(db, uid, config.overrides), config.overrides);
}

async function resolveAll(
  db: Database,
  overrides: readonly Override[],
  may: boolean,
  rules: OverrideRules,
): Promise<Resolved> {
  const resolved: Resolved = { entries: {}, refused: [] };
  for (const override of overrides) {
    const entry = may ? await resolveOne(db, override, rules) : 'role';
    if (typeof entry === 'string') resolved.refused.push({ remote: override.remote, reason: entry });
    else resolved.entries[override.remote] = entry;
  }
  return resolved;
}

async function mayOverride(db: Database, uid: number | undefined, { needsRole }: OverrideRules): Promise<boolean> {
  if (!needsRole) return true;
  if (uid === undefined) return false;
  const [author] = await db
    .select({ roles: users.roles })
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.blockedAt)));
  return author?.roles.includes(QA_ROLE) ?? false;
}

async function resolveOne(
  db: Database,
  { remote, version }: Override,
  rules: OverrideRules,
): Promise<RegistryEntry | OverrideRefusal> {
  if (version === null) return switchedOff(db, remote);
  const entry = /^https?:\/\//.test(version)
    ? await ofOrigin(remote, version, rules)
    : await published(db, remote, version);
  if (typeof entry === 'string') return entry;
  return SERVED_CONTRACTS.includes(entry.manifest.contract) ? entry : 'incompatible';
}

async function published(db: Database, remote: string, version: string): Promise<RegistryEntry | 'unknown'> {
  const found = versionName.safeParse(version).success && (await findVersion(db, remote, version));
  return found ? entryOf(found, true) : 'unknown';
}

async function switchedOff(db: Database, remote: string): Promise<RegistryEntry | 'unknown'> {
  const [pointer] = await db.select().from(remotePointers).where(eq(remotePointers.remote, remote));
  const live = pointer && (await findVersion(db, remote, pointer.live));
  return live ? entryOf(live, false) : 'unknown';
}

async function ofOrigin(
  remote: string,
  address: string,
  { origins }: OverrideRules,
): Promise<RegistryEntry | OverrideRefusal> {
  if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) return 'origin';
  const entry = await fetchDevEntry(address).catch(() => undefined);
  return entry?.manifest.name === remote ? entry : 'unknown';
}
