import * as inbox from '@myfiction/shared/contract/calls/inbox.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { getAttachment } from './attachments/attachment-address.ts';
import { storeAttachment } from './attachments/store-attachment.ts';
import { changeMessages } from './change-messages.ts';
import { getMessage } from './get-message.ts';
import { listMessages } from './list-messages.ts';
import { readAllMessages } from './read-all-messages.ts';
import { replyToMessage } from './threads/reply.ts';
import { startThread } from './threads/start-thread.ts';

export const inboxRoutes: Handler[] = [
  handle(inbox.listMessages, listMessages),
  handle(inbox.getMessage, (context, input) => getMessage(context, input.message_id)),
  handle(inbox.changeMessages, changeMessages),
  handle(inbox.readAllMessages, readAllMessages),
  handle(inbox.replyToMessage, replyToMessage),
  handle(inbox.startThread, startThread),
  handle(inbox.uploadAttachment, storeAttachment, { multipart: true }),
  handle(inbox.getAttachment, getAttachment),
];
