import { z } from 'zod';
import { ANALYTICS_AREAS, ANALYTICS_EVENTS, NETWORK_TYPES } from '../analytics-event.ts';

const short = z.string().max(200);
const id = z.string().min(1).max(100);
const network = z.union(Object.values(NETWORK_TYPES).map((value) => z.literal(value)));

/** One event as it is collected; what an older or newer page adds is dropped. */
export const analyticsEvent = z.object({
  api_version: short,
  app_id: short,
  package_name: short,
  app_version: short,
  install_id: id,
  activate_id: id,
  os_type: short,
  timezone_offset: z.number().int().min(-900).max(900),
  timestamp: z.number().int().positive(),
  user_id: z.number().int().positive(),
  language: z.string().max(35),
  event: z.enum(ANALYTICS_EVENTS),
  sub_event: z.enum(ANALYTICS_AREAS).or(z.literal('')),
  properties: z.object({
    story_id: id.optional(),
    chapter_id: id.optional(),
    chapter_order_id: z.number().int().optional(),
    comment_id: id.optional(),
    comment_level: z.number().int().optional(),
    publish_type: short.optional(),
    action: short.optional(),
    page_name: short.optional(),
    previous_page_name: short.optional(),
    error_code: z.union([z.number(), short]).optional(),
    error_info: z.string().max(1000).optional(),
    api: short.optional(),
    remote: short.optional(),
    remote_version: short.optional(),
    source: short.optional(),
    screen_height: z.number().int().min(0).max(100_000),
    screen_width: z.number().int().min(0).max(100_000),
    device_category: z.enum(['desktop', 'mobile', 'tablet']),
    browser_brand: short,
    browser_version: short,
    network_type: network,
  }),
});
export type CollectedEvent = z.infer<typeof analyticsEvent>;

/** A page sends one; a few more do no harm. */
export const analyticsBatch = z.array(analyticsEvent).min(1).max(20);
