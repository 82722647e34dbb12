import type { Database } from '../database/connect.ts';
import { penNameKey } from '../database/names.ts';
import { users } from '../database/schema/users.ts';
import { hashPassword } from '../identity/passwords.ts';
import { DEMO_PASSWORD, IDRIS, NEWCOMER, NOOR, type Person } from './people.ts';
import { daysBefore } from './times.ts';

export interface DemoUids {
  noor: number;
  idris: number;
}

/** Adds the demonstration's authors, all with the same password. */
export async function loadPeople(tx: Database, now: Date): Promise<DemoUids> {
  const add = async (person: Person, daysAgo: number, publishedDaysAgo?: number): Promise<number> => {
    const [added] = await tx
      .insert(users)
      .values({
        ...person,
        penNameKey: penNameKey(person.penName),
        passwordHash: await hashPassword(DEMO_PASSWORD),
        firstPublishedAt: publishedDaysAgo === undefined ? null : daysBefore(now, publishedDaysAgo),
        createdAt: daysBefore(now, daysAgo),
      })
      .returning({ uid: users.uid });
    if (!added) throw new Error(`${person.email} was not added.`);
    return added.uid;
  };
  const noor = await add(NOOR, 860, 840);
  await add(NEWCOMER, 0.01);
  return { noor, idris: await add(IDRIS, 60, 40) };
}
