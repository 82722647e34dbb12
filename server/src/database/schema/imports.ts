import { BILL_EXPORT_FORMATS } from '@myfiction/shared/contract/billing.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { EXPORT_FORMATS } from '@myfiction/shared/contract/story-options.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bills } from './bills.ts';
import { instant, oneOf } from './columns.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

/** Imports under way, and for a day those that were finished. Nothing of them shows in the story before. */
export const imports = pgTable(
  'imports',
  {
    /** Made by the author's device. */
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** How many chapters it will have. */
    chapters: integer('chapters').notNull(),
    createdAt: instant('created_at').notNull(),
    /** What it has added; null until it is finished. */
    result: json('result').$type<ApiOutput<'import/finish'>>(),
  },
  (table) => [index('imports_created_at').on(table.createdAt), index('imports_by_author').on(table.uid)],
);

export const importChapters = pgTable(
  'import_chapters',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** From 0. */
    index: integer('index').notNull(),
    chapterId: uuid('chapter_id').notNull(),
    title: text('title').notNull(),
    /** Title of the volume, empty for none. */
    volume: text('volume').notNull(),
    content: json('content').$type<ChapterDocument>().notNull(),
    noteBefore: text('note_before').notNull().default(''),
    noteAfter: text('note_after').notNull().default(''),
    warning: text('warning').notNull().default(''),
    /** Measured when it arrived, so that finishing moves the texts within the database. */
    bytes: integer('bytes').notNull(),
    words: integer('words').notNull(),
    /** `chapterTextHash` under the title above. */
    textHash: text('text_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.index] })],
);

const BILL_TICKETS = BILL_EXPORT_FORMATS.map((format) => `bill-${format}` as const);
const TICKET_FORMATS = [...EXPORT_FORMATS, 'account', ...BILL_TICKETS] as const;

/** Leave to download one export, for a few minutes. */
export const exportTickets = pgTable(
  'export_tickets',
  {
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    /** The story or the bill; neither for everything that belongs to the author. */
    storyId: uuid('story_id').references(() => stories.id, { onDelete: 'cascade' }),
    billId: uuid('bill_id').references(() => bills.id),
    format: text('format', { enum: TICKET_FORMATS }).notNull(),
    /** True takes every chapter's working text, false what readers have. */
    drafts: boolean('drafts').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('export_tickets_created_at').on(table.createdAt),
    oneOf('export_tickets_format', table.format, TICKET_FORMATS),
    check('export_tickets_bill', sql`(${table.format} like 'bill-%') = (${table.billId} is not null)`),
    check(
      'export_tickets_story',
      sql`(${table.format} = 'account' or ${table.format} like 'bill-%') = (${table.storyId} is null)`,
    ),
  ],
);
