import * as comment from '@myfiction/shared/contract/calls/comment.ts';
import * as acts from '@myfiction/shared/contract/calls/comment-acts.ts';
import * as holds from '@myfiction/shared/contract/calls/comment-holds.ts';
import { ingestComments as ingest } from '@myfiction/shared/contract/calls/ingest-comment.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { actOnComments } from './act.ts';
import { blockReader, listBlocked, unblockReader } from './block.ts';
import { addFilterWords, getFilterWords, removeFilterWord } from './filter-words.ts';
import { getContext } from './get-context.ts';
import { ingestComments } from './ingest/ingest-comments.ts';
import { listComments } from './list-comments.ts';
import { listReplies } from './list-replies.ts';
import { deleteReply, editReply } from './own-reply.ts';
import { pinComment } from './pin.ts';
import { replyToComment } from './reply.ts';
import { reportComment } from './report.ts';
import { undoAct } from './undo-act.ts';

export const commentRoutes: Handler[] = [
  handle(comment.listComments, listComments, { fromReplica: true }),
  handle(comment.listReplies, listReplies, { fromReplica: true }),
  handle(comment.getContext, getContext),
  handle(comment.replyToComment, replyToComment),
  handle(comment.editReply, editReply),
  handle(comment.deleteReply, deleteReply),
  handle(acts.actOnComments, actOnComments),
  handle(acts.undoAct, undoAct),
  handle(acts.pinComment, pinComment),
  handle(acts.reportComment, reportComment),
  handle(holds.blockReader, blockReader),
  handle(holds.unblockReader, unblockReader),
  handle(holds.listBlocked, listBlocked),
  handle(holds.getFilterWords, getFilterWords),
  handle(holds.addFilterWords, addFilterWords),
  handle(holds.removeFilterWord, removeFilterWord),
  handle(ingest, ingestComments),
];
