import type { AnalyticsPageName } from './platform.ts';

/** Version of the collection protocol (specification, point 9). */
export const ANALYTICS_API_VERSION = '4.0';
/** Where events are collected, below the API's base. Takes the base64 of a compressed JSON array as plain text. */
export const ANALYTICS_PATH = '/api/events/collect';
/** The answer code that ends the sending of an event. */
export const ANALYTICS_TAKEN = 10000;
export const ANALYTICS_TIMEOUT_MS = 5_000;
/** Waits before each further try; after the last the event is given up. */
export const ANALYTICS_RETRY_MS = [2_000, 4_000, 8_000] as const;
/** A page in view says so this often. */
export const HEARTBEAT_MS = 30_000;

export const ANALYTICS_EVENTS = [
  'install',
  'start',
  'page_enter',
  'heartbeat',
  'login_failed',
  'api_error',
  'remote_failed',
  'area',
  'publish',
] as const;
export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];

/** Handed over like an event and not sent: what the events of a chapter's page say of it besides the address. */
export const CHAPTER_SHOWN = 'chapter_shown';

/** How a page was reached. */
export const PAGE_SOURCES = ['direct', 'external', 'reload', 'history', 'link', 'redirect'] as const;
export type PageSource = (typeof PAGE_SOURCES)[number];

/** How readers get what `publish` tells of: at once, at its time, or as changes of what they have. */
export const PUBLISH_TYPES = ['now', 'scheduled', 'republish'] as const;
export type PublishType = (typeof PUBLISH_TYPES)[number];

/** What the author did about it. */
export const PUBLISH_ACTIONS = ['publish', 'schedule', 'reschedule', 'unschedule'] as const;
export type PublishAction = (typeof PUBLISH_ACTIONS)[number];

/** Places within the pages whose use is counted (specification, point 2): the sub-event of `area`. */
export const ANALYTICS_AREAS = [
  'create_story',
  'all_stories',
  'manage_story',
  'add_chapter',
  'ad_picture',
  'about_us',
  'contact_us',
  'help_center',
  'feedback',
  'privacy',
  'facebook',
  'instagram',
  'twitter',
] as const;
export type AnalyticsArea = (typeof ANALYTICS_AREAS)[number];

/** Specification, point 3. */
export const NETWORK_TYPES = { none: 0, wifi: 1, unknown: 200, '2g': 202, '3g': 203, '4g': 204, '5g': 205 } as const;
export type NetworkType = (typeof NETWORK_TYPES)[keyof typeof NETWORK_TYPES];

/** What an event says besides who, where and when. Absent where it does not apply. */
export interface AnalyticsEventProperties {
  story_id?: string;
  chapter_id?: string;
  /** Place of the chapter in its story, from 1. */
  chapter_order_id?: number;
  comment_id?: string;
  comment_level?: number;
  publish_type?: PublishType;
  action?: PublishAction;
  page_name?: AnalyticsPageName;
  previous_page_name?: AnalyticsPageName | '';
  error_code?: number | string;
  error_info?: string;
  api?: string;
  /** Of `remote_failed`: which remote, which version of it, and by `error_code` how. */
  remote?: string;
  remote_version?: string;
  source?: PageSource;
}

/** What is said of the device with every event. */
export interface AnalyticsDevice {
  /** In CSS px. */
  screen_height: number;
  screen_width: number;
  device_category: 'desktop' | 'mobile' | 'tablet';
  browser_brand: string;
  browser_version: string;
  network_type: NetworkType;
}

export interface AnalyticsEvent {
  api_version: string;
  app_id: string;
  package_name: string;
  app_version: string;
  /** Random, once for each browser. */
  install_id: string;
  /** Random, once for each browser session. */
  activate_id: string;
  os_type: string;
  /** Minutes east of UTC. */
  timezone_offset: number;
  /** Unix time in ms. */
  timestamp: number;
  /** 1 when signed out. */
  user_id: number;
  language: string;
  event: AnalyticsEventName;
  sub_event: string;
  properties: AnalyticsEventProperties & AnalyticsDevice;
}
