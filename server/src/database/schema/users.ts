import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Authors. */
export const users = pgTable(
  'users',
  {
    uid: bigint('uid', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000_001 }),
    penName: text('pen_name').notNull().default('Guest'),
    /** `penNameKey` of the pen name: one author per name that looks the same in small letters; any number of guests. */
    penNameKey: text('pen_name_key').notNull().default('guest'),
    /** Address of the avatar, empty for none. */
    avatar: text('avatar').notNull().default(''),
    about: text('about').notNull().default(''),
    /** Lower case. Null for accounts that came through a provider without an address. */
    email: text('email'),
    /** argon2id in PHC form; null where the author signs in through a provider only. */
    passwordHash: text('password_hash'),
    blockedAt: instant('blocked_at'),
    /** When the account is deleted, because its author asked for it; null otherwise. */
    deletionAt: instant('deletion_at'),
    /** True once the account is deleted, until all that belonged to it is swept away. */
    sweeping: boolean('sweeping').notNull().default(false),
    /** Set once, by the author's very first published chapter. */
    firstPublishedAt: instant('first_published_at'),
    /** Words a day that the author wants to write, 0 for none. */
    dailyGoal: integer('daily_goal').notNull().default(0),
    /** ISO weekdays, 1 is Monday, without writing that end no row of writing days. */
    restDays: smallint('rest_days').array().notNull().default(sql`'{}'::smallint[]`),
    /** Language of the interface that the author last opened, for mail; empty when unknown. */
    language: text('language').notNull().default(''),
    /** What the desk lets the author do beyond what every author may, for example `qa`. */
    roles: text('roles').array().notNull().default(sql`'{}'::text[]`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_pen_name').on(table.penNameKey).where(sql`${table.penNameKey} <> 'guest'`),
    uniqueIndex('users_email').on(table.email),
    index('users_deletion').on(table.deletionAt).where(sql`${table.deletionAt} is not null`),
    index('users_avatar').on(table.avatar).where(sql`${table.avatar} <> ''`),
    index('users_sweeping').on(table.uid).where(sql`${table.sweeping}`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_pen_name_length', sql`char_length(${table.penName}) between 1 and 50`),
    check('users_daily_goal', sql`${table.dailyGoal} >= 0`),
    check(
      'users_rest_days',
      sql`${table.restDays} <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(${table.restDays}) < 7`,
    ),
    check('users_about_length', sql`char_length(${table.about}) <= 500`),
  ],
);
