import { z } from 'zod';
import { REVENUE_KINDS } from '../billing.ts';
import { defineCall } from '../call.ts';
import { currency } from './bill.ts';
import { chapterId } from './chapter.ts';

const revenueEvent = z.object({
  event_id: z.string().min(8).max(100),
  kind: z.enum(REVENUE_KINDS),
  story_id: z.uuid(),
  /** Null for what belongs to the story as a whole. */
  chapter_id: chapterId.nullable(),
  /** Below 0 for a refund or a correction downward. */
  units: z
    .number()
    .int()
    .min(-1e9)
    .max(1e9)
    .refine((units) => units !== 0, 'units: not 0'),
  /** Millionths of the currency's minor unit for each unit. */
  rate_micros: z.number().int().min(0).max(1e12),
  currency,
  at: z.iso.datetime().refine((at) => at >= '2000', 'at: before there was a platform'),
});
export type RevenueEvent = z.infer<typeof revenueEvent>;

/**
 * What stores and the platform report of earnings. An event that came before counts once. One of a month that is closed
 * goes into the next bill as an adjustment. Needs the service key.
 */
export const ingestRevenue = defineCall({
  path: 'myfiction/ingest/revenue',
  access: 'service',
  write: true,
  input: z.object({ events: z.array(revenueEvent).min(1).max(1000) }),
  output: z.object({
    accepted: z.number().int(),
    /** Came before. */
    repeated: z.number().int(),
    /** Of a story or chapter that is not there. */
    unknown: z.number().int(),
  }),
  maxBytes: 512 * 1024,
});
