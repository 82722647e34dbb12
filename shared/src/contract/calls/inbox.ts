import { z } from 'zod';
import { APPLICATION_KINDS } from '../application-status.ts';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../identity-fields.ts';
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_NAME_MAX,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
  MESSAGE_ACTIONS,
  MESSAGE_FOLDERS,
  MESSAGE_TYPES,
  MESSAGES_BULK_MAX,
  REPLY_MAX,
  SUPPORT_TOPICS,
} from '../inbox-options.ts';
import { moment } from '../moment.ts';
import { SEARCH_MAX } from '../rules.ts';
import { GENRES } from '../story-options.ts';

const messageId = z.uuid();

export const messageSummary = z.object({
  message_id: messageId,
  type: z.enum(MESSAGE_TYPES),
  /** Who wrote last, as shown. */
  sender: z.string(),
  /** True where the author wrote last. */
  mine: z.boolean(),
  title: z.string(),
  /** How the newest text begins, on one line. */
  preview: z.string(),
  /** ISO time of the newest text. */
  at: z.iso.datetime(),
  read: z.boolean(),
  folder: z.enum(MESSAGE_FOLDERS),
});
export type MessageSummary = z.infer<typeof messageSummary>;

export const attachment = z.object({
  attachment_id: z.uuid(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  bytes: z.number().int(),
});
export type Attachment = z.infer<typeof attachment>;

export const turn = z.object({
  turn_id: z.uuid(),
  /** True for what the author wrote. */
  mine: z.boolean(),
  sender: z.string(),
  /** Plain text; an empty line separates paragraphs. */
  body: z.string(),
  at: z.iso.datetime(),
  attachments: z.array(attachment),
});
export type Turn = z.infer<typeof turn>;

export const messageDetail = messageSummary.extend({
  /** One, or every letter of a conversation, oldest first. */
  turns: z.array(turn),
  /** Null for what cannot be answered; a closed conversation is read only. */
  thread: z.object({ closed: z.boolean() }).nullable(),
  /** Path in the studio and what the button says. */
  action: z.object({ path: z.string(), label: z.string() }).nullable(),
  story: z
    .object({
      story_id: z.uuid(),
      title: z.string(),
      cover: z.string(),
      genre: z.enum(GENRES),
      author: z.string(),
      /** The application that the message is about and where it stands now. */
      application: z.object({ kind: z.enum(APPLICATION_KINDS), status: z.number().int() }).nullable(),
    })
    .nullable(),
});
export type MessageDetail = z.infer<typeof messageDetail>;

/** Unread messages in the inbox. */
const unread = z.number().int();

export const listMessages = defineCall({
  path: 'myfiction/inbox/list',
  access: 'session',
  write: false,
  input: z.object({
    folder: z.enum(MESSAGE_FOLDERS).default('inbox'),
    unread: z.boolean().default(false),
    type: z.enum(MESSAGE_TYPES).optional(),
    /** Searches title, text, sender and the title of the story. */
    q: z.string().trim().max(SEARCH_MAX).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.number().int().min(1).max(100).default(PAGE_SIZE),
  }),
  /** Newest first. */
  output: z.object({ items: z.array(messageSummary), next_cursor: z.string().nullable(), unread }),
});

export const getMessage = defineCall({
  path: 'myfiction/inbox/get',
  access: 'session',
  write: false,
  input: z.object({ message_id: messageId }),
  output: messageDetail,
});

/**
 * Does the same to up to a hundred messages. What is not the author's, or is so already, is left out; none at all of
 * the author's answers 400007. Deleting leaves protected messages where they are; nothing but those answers 400050.
 */
export const changeMessages = defineCall({
  path: 'myfiction/inbox/change',
  access: 'session',
  write: true,
  input: z.object({
    message_ids: z.array(messageId).min(1).max(MESSAGES_BULK_MAX),
    action: z.enum(MESSAGE_ACTIONS),
  }),
  output: z.object({
    /** What changed, so that it can be undone. */
    changed: z.array(messageId),
    /** How many stayed because they are protected. */
    protected: z.number().int(),
    unread,
  }),
});

/** Marks as read what was in the inbox at a time: `until` is the newest `at` that the author has seen listed. */
export const readAllMessages = defineCall({
  path: 'myfiction/inbox/readAll',
  access: 'session',
  write: true,
  input: z.object({ until: moment }),
  /** `changed` names what was unread, so that it can be undone. */
  output: z.object({ changed: z.array(messageId), unread }),
});

const letter = {
  /** Made by the author's device: the same letter sent twice stands once. */
  reply_id: z.uuid(),
  body: z.string().trim().min(1).max(REPLY_MAX),
  attachment_ids: z.array(z.uuid()).max(ATTACHMENTS_MAX).default([]),
};

/** Answers an editor. A closed conversation answers 400051. */
export const replyToMessage = defineCall({
  path: 'myfiction/inbox/reply',
  access: 'session',
  write: true,
  input: z.object({ message_id: messageId, ...letter }),
  output: messageDetail,
});

export const threadSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('application'), story_id: z.uuid(), application: z.enum(APPLICATION_KINDS) }),
  /** A whole bill, or the line with this number, counted from 1. */
  z.object({ kind: z.literal('bill'), bill_id: z.uuid(), line: z.int32().nullable() }),
  z.object({ kind: z.literal('support'), topic: z.enum(SUPPORT_TOPICS) }),
]);
export type ThreadSubject = z.infer<typeof threadSubject>;

/** Writes to the desk about something. Where an open conversation about it is there, the letter joins it. */
export const startThread = defineCall({
  path: 'myfiction/inbox/startThread',
  access: 'session',
  write: true,
  input: z.object({ subject: threadSubject, ...letter }),
  output: messageDetail,
});

/** Multipart: `sign` header, identity fields and `name` come before `file`. One that joins no letter goes after a day. */
export const uploadAttachment = defineCall({
  path: 'myfiction/inbox/upload',
  access: 'session',
  write: false,
  input: z.object({ name: z.string().trim().min(1).max(ATTACHMENT_NAME_MAX) }),
  output: attachment,
  maxBytes: ATTACHMENT_MAX_BYTES + 64 * 1024,
  maxFileBytes: ATTACHMENT_MAX_BYTES,
});

/** The address of a download that is good for 5 minutes. */
export const getAttachment = defineCall({
  path: 'myfiction/inbox/getAttachment',
  access: 'session',
  write: false,
  input: z.object({ attachment_id: z.uuid() }),
  /** Path on this host. */
  output: z.object({ url: z.string() }),
});
