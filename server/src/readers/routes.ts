import * as readers from '@myfiction/shared/contract/calls/readers.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { getFunnel } from './get-funnel.ts';
import { getReads } from './get-reads.ts';
import { ingestReads } from './ingest-reads.ts';

export const readerRoutes: Handler[] = [
  handle(readers.getReads, getReads, { fromReplica: true }),
  handle(readers.getFunnel, (context, input) => getFunnel(context, input.story_id), { fromReplica: true }),
  handle(readers.ingestReads, ingestReads),
];
